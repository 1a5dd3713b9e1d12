import { expect, onTestFinished, test } from 'vitest';
import { officialRowOf } from '#content/indicators/official/rows.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import { usualPeriod } from '#domain/official/about.ts';
import { rememberingLog, standingClock, temporaryStore } from '#functions/testing/fixtures.ts';
import { readSettings } from '#server/env.ts';
import { NO_METRICS } from '#server/measure.ts';
import { createServices } from '#server/services.ts';
import { createFeeds } from '#server/sources/feeds.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { DISAGREES } from './agreed.ts';
import { occurrences } from './calendar.ts';
import { ENTRIES } from './payload.ts';
import { LISTED_EARLY } from './schedules.ts';
import { startUpstreams } from './server.ts';

const HOUR_S = 3600;

/** The backend of the demo, started at an instant; only the test moves its clock. */
async function demoFrom(start: string) {
  const clock = standingClock(start);
  const { store, remove } = await temporaryStore(clock.now);
  const upstreams = await startUpstreams({ clock: clock.now });
  onTestFinished(async () => {
    await upstreams.close();
    await remove();
  });
  const settings = readSettings(replayedSettings(upstreams.url));
  const { log, lines } = rememberingLog();
  const feeds = createFeeds({ settings, store, clock: clock.now, metrics: NO_METRICS });
  const { events, official } = createServices({ settings, store, clock: clock.now, log }, feeds);
  return {
    lines,
    now: clock.now,
    /** The events of the week that publishers schedule or give figures of, after all reads that are due. */
    async followed(): Promise<readonly EconomicEvent[]> {
      await events.refreshIfDue();
      await official.refreshIfDue();
      const answer = await events.answer({ scope: 'week', source: 'forex-community', locale: 'es' });
      expect(answer.error).toBeNull();
      return answer.events.filter(({ official, schedule }) => official || schedule);
    },
    pass: (hours: number) => clock.advance(hours * HOUR_S),
  };
}

const titlesOf = (key: string) =>
  ENTRIES.filter((entry) => entry.key === key).flatMap(({ week, rss }) => [week?.title, rss?.title]);

/** The release of an event, "bls/CUSR0000SA0 2026-05"; null when its date fits no period. */
function releaseOf(event: EconomicEvent): string | null {
  const row = officialRowOf(event);
  const period = row && usualPeriod(new Date(event.time_iso), row);
  return row && period && `${row.series} ${period}`;
}

/** Those of the events, by time, that are the first of their release: the calendar repeats events, and publishers do not. */
function firstOf(events: readonly EconomicEvent[]): ReadonlySet<EconomicEvent> {
  const byRelease = Map.groupBy(
    events.toSorted((a, b) => a.time_iso.localeCompare(b.time_iso)),
    (event) => releaseOf(event) ?? event.id,
  );
  return new Set([...byRelease.values()].flatMap(([first]) => (first && releaseOf(first) ? [first] : [])));
}

/** The events whose publishers say something else, or nothing, but for the one that is meant to. */
function wrongOf(events: readonly EconomicEvent[], now: Date): readonly object[] {
  const first = firstOf(events);
  return events.flatMap((event): object[] => {
    const { title, time_iso: timeIso, official, schedule } = event;
    if (schedule?.state === 'moved' && !titlesOf(LISTED_EARLY).includes(title)) return [{ title, schedule }];
    if (!official) return [];
    const { state, actual, reported, differs } = official;
    const isMeant = titlesOf(DISAGREES).includes(title);
    const isMissing = state === 'late' || (state === 'unconfirmed' && first.has(event));
    return isMissing || differs !== (isMeant && actual !== null && reported !== null)
      ? [{ title, timeIso, now: now.toISOString(), state, actual, reported, differs }]
      : [];
  });
}

test('N11 publishers and calendars of the demo agree for a week, but for the one that is meant not to', async () => {
  const demo = await demoFrom('2026-06-14T12:00:00.000Z');
  const seen = new Map<string, EconomicEvent>();
  for (let hours = 0; hours < 6.5 * 24; hours += 6) {
    const events = await demo.followed();
    expect(wrongOf(events, demo.now())).toEqual([]);
    for (const event of events) if (event.official?.state === 'out') seen.set(event.id, event);
    demo.pass(6);
  }
  const shown = [...seen.values()];
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ official }) => official?.reported !== null).length).toBeGreaterThan(10);
  expect(shown.filter(({ official }) => official?.differs).map(({ title }) => title)).toEqual(
    titlesOf(DISAGREES).slice(0, 1),
  );
  expect(demo.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

/** Days at which calendars have stumbled: year end, leap day, weekends, and the clock changes of New York and Europe. */
const DAYS = [
  '2026-01-01T12:00:00.000Z',
  '2026-03-08T06:50:00.000Z',
  '2026-03-29T00:30:00.000Z',
  '2026-05-16T20:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-11-01T07:30:00.000Z',
  '2026-12-31T23:40:00.000Z',
  '2028-02-29T15:00:00.000Z',
];

test.each(DAYS)(
  'N11 publishers and calendars of a demo that starts at %s agree at once, and an hour later',
  async (start) => {
    const demo = await demoFrom(start);
    expect(wrongOf(await demo.followed(), demo.now())).toEqual([]);
    demo.pass(1);
    expect(wrongOf(await demo.followed(), demo.now())).toEqual([]);
  },
);

test('K3 at any hour of any day the demo has events that are out and events that come, within three hours', () => {
  const start = Date.parse('2026-01-01T00:17:00Z');
  for (let hours = 0; hours < 400 * 24; hours += 7) {
    const now = new Date(start + hours * HOUR_S * 1000);
    // Started just now, and left running for a day and a half.
    for (const anchor of [now, new Date(now.getTime() - 36 * HOUR_S * 1000)]) {
      const around = [-3, 3].map((shift) => new Date(now.getTime() + shift * HOUR_S * 1000));
      const listed = occurrences({ now, anchor, changes: [] }, around[0] ?? now, around[1] ?? now);
      const when = `${now.toISOString()}, since ${anchor.toISOString()}`;
      expect(
        listed.some(({ actual }) => actual !== ''),
        `out at ${when}`,
      ).toBe(true);
      expect(
        listed.some(({ at, actual }) => at > now && actual === ''),
        `coming at ${when}`,
      ).toBe(true);
    }
  }
});
