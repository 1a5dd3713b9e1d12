import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/events/zones.ts';
import { TRANSITIONS } from '#domain/time/transitions.fixture.ts';
import { eventAt } from '#site/features/fx-impact/testing/event.ts';
import { placeOn, railDay, railPlaces } from './places.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const minutes = fc.array(fc.integer({ min: 0, max: 23 * 60 }), { maxLength: 40 });
const change = fc.constantFrom(...TRANSITIONS);

const eventsOf = (from: number, at: readonly number[]) =>
  [...at]
    .sort((one, other) => one - other)
    .map((minute, index) => eventAt(minute, { id: `event-${index}` }, from));

describe('the places of a day’s events', () => {
  it('N2 are in order of time, within the day, and no two of them are drawn at one point', () => {
    fc.assert(
      fc.property(minutes, change, (at, { zone, day: date }) => {
        const day = railDay(date, zone);
        const places = railPlaces(eventsOf(day.from, at), day);
        for (const [index, { place, shift, stack }] of places.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(1);
          const before = places[index - 1];
          if (!before) continue;
          expect(place).toBeGreaterThanOrEqual(before.place);
          if (stack === before.stack) expect(shift).toBeGreaterThan(before.shift);
          else expect(place).toBeGreaterThan(before.place);
        }
      }),
    );
  });

  it('N2 keep every event, and stacks are centred on their time', () => {
    fc.assert(
      fc.property(minutes, (at) => {
        const day = railDay('2026-06-10', 'America/Mexico_City');
        const places = railPlaces(eventsOf(day.from, at), day);
        expect(places).toHaveLength(at.length);
        for (const stack of new Set(places.map((one) => one.stack))) {
          const shifts = places.filter((one) => one.stack === stack).map(({ shift }) => shift);
          expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeCloseTo(0);
          expect(Math.max(...shifts) - Math.min(...shifts)).toBeLessThanOrEqual(48);
        }
      }),
    );
  });
});

describe.each(TRANSITIONS)('the rail of $day in $zone', ({ zone, day: date, at, hours }) => {
  it('F8 has a place for each of its hours, as far apart as they last', () => {
    const day = railDay(date, zone);
    expect(day.hours).toHaveLength(hours);
    expect(day.hours.map((one) => placeOn(day, one.at) * hours)).toEqual(
      day.hours.map((_, hour) => expect.closeTo(hour, 6)),
    );
    // The hour that clocks skip has no mark, and the one that comes twice has two.
    expect(new Set(day.hours.map(({ hour }) => hour)).size).toBe(Math.min(hours, 24));
  });

  it('F8 puts what happens at the change where the hours before it have passed', () => {
    const day = railDay(date, zone);
    expect(placeOn(day, at) * hours).toBeCloseTo((at - day.from) / HOUR_MS);
    const next = railDay(addDays(date, 1), zone);
    expect(next.from).toBe(day.to);
    expect(placeOn(day, day.to + MINUTE_MS)).toBe(1);
  });
});
