import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGHTING_STATES } from '#contracts/schedules.ts';
import { wallClock } from '../events/zones.ts';
import { occurrenceOf, scheduledEvent } from './schedule.ts';
import { sighted } from './testing.ts';

const START = Date.parse('2026-10-20T00:00:00.000Z');
const MINUTE_MS = 60_000;
/** Three weeks around the end of summer time, in half hours. */
const instant = fc.integer({ min: 0, max: 21 * 48 }).map((half) => new Date(START + half * 30 * MINUTE_MS));
const iso = instant.map((at) => at.toISOString());
const at = fc.oneof(
  iso,
  iso.map((text) => text.slice(0, 10)),
);
const zone = fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Sydney', 'UTC');

const row = fc.record({
  at,
  state: fc.constantFrom('scheduled', 'scheduled', ...SIGHTING_STATES),
  seen: iso,
});
const sightings = fc
  .array(row, { minLength: 1, maxLength: 5 })
  .map((rows) =>
    rows
      .toSorted((a, b) => a.seen.localeCompare(b.seen))
      .map(({ seen, ...fields }) => sighted({ ...fields, firstSeenAt: seen })),
  );
const known = fc.record({
  listed: iso,
  zone,
  isOut: fc.boolean(),
  isMissing: fc.boolean(),
  readAt: fc.option(iso),
});

test('N11 the time shown is the calendar’s or the publisher’s, and a day never changes the hour', () => {
  const states = new Set<string>();
  fc.assert(
    fc.property(known, sightings, instant, (event, rows, now) => {
      const shown = scheduledEvent(event, rows, now);
      states.add(shown.state);
      const latest = rows.findLast(({ firstSeenAt }) => firstSeenAt <= now.toISOString());
      if (!latest) expect(shown).toMatchObject({ state: 'unknown', timeIso: event.listed });
      else if (latest.at.includes('T')) expect(shown.timeIso).toBe(latest.at);
      if (!latest || latest.at.includes('T')) return;
      const face = wallClock(new Date(shown.timeIso), event.zone);
      const listed = wallClock(new Date(event.listed), event.zone);
      expect(face.day).toBe(latest.at);
      expect(face.time).toBe(listed.time);
    }),
    { numRuns: 1500 },
  );
  expect([...states].sort()).toEqual(['cancelled', 'confirmed', 'late', 'moved', 'unknown']);
});

test('N11 only a confirmed event keeps its time, and a figure that is out is neither late nor cancelled', () => {
  fc.assert(
    fc.property(known, sightings, instant, (event, rows, now) => {
      const { state, timeIso, from, from_of: of, to, seen } = scheduledEvent(event, rows, now);
      if (state === 'confirmed') {
        expect(from).toBeNull();
        if (to?.includes('T'))
          expect(Math.abs(Date.parse(timeIso) - Date.parse(event.listed))).toBeLessThan(MINUTE_MS);
        else expect(timeIso).toBe(event.listed);
      }
      if (state === 'moved') expect([from, of, to]).not.toContain(null);
      if (event.isOut) expect(['late', 'cancelled']).not.toContain(state);
      if (seen !== null) expect(seen <= now.toISOString()).toBe(true);
      expect(from === null).toBe(of === null);
    }),
    { numRuns: 1500 },
  );
});

test('N11 later knowledge never lowers the time of the last change, so calendar programs see each one', () => {
  fc.assert(
    fc.property(known, sightings, instant, instant, (event, rows, one, other) => {
      const [early, late] = [one, other].toSorted((a, b) => a.getTime() - b.getTime());
      const seenAt = (now: Date | undefined) => scheduledEvent(event, rows, now ?? one).seen ?? '';
      expect(seenAt(late) >= seenAt(early)).toBe(true);
    }),
  );
});

test('N11 an event belongs to an occurrence by its minute, whatever the others are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(iso, { minLength: 1, maxLength: 6 }), zone, (times, ofZone) => {
      const all = times.map((time) => [sighted({ occurrence: time, at: time })]);
      for (const [index, listed] of times.entries())
        expect(occurrenceOf({ listed, zone: ofZone }, all)).toBe(all[index]);
    }),
  );
});
