import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay, wallClock } from '#domain/events/zones.ts';
import { MARKETS, type Market, sessionsIn } from './sessions.ts';
import { TRANSITIONS } from './transitions.fixture.ts';

const HOUR_MS = 3_600_000;
const CITY: Readonly<Record<Market, readonly [zone: string, opens: string, closes: string]>> = {
  asia: ['Asia/Tokyo', '09:00', '18:00'],
  london: ['Europe/London', '08:00', '17:00'],
  newYork: ['America/New_York', '08:00', '17:00'],
};
const ZONES = ['America/Mexico_City', 'UTC', 'Europe/Madrid', 'Asia/Kathmandu', 'America/Santiago'];

/** The days around each change of clocks, when the three cities are closer or farther apart than usual. */
const nearChange = fc
  .tuple(fc.constantFrom(...TRANSITIONS.map(({ day }) => day)), fc.integer({ min: -3, max: 3 }))
  .map(([day, away]) => addDays(day, away));
const anyDay = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const shownDay = fc.tuple(fc.oneof(nearChange, anyDay), fc.constantFrom(...ZONES)).map(([day, zone]) => {
  const [from, to] = [day, addDays(day, 1)].map((one) => startOfDay(one, zone).getTime());
  return { from: from ?? 0, to: to ?? 0 };
});

describe('the sessions of any day in any zone', () => {
  it('F8 open and close by the clocks of their own city, nine hours apart, on a weekday there', () => {
    fc.assert(
      fc.property(shownDay, ({ from, to }) => {
        for (const { market, opens, closes } of sessionsIn(from, to)) {
          const [zone, start, end] = CITY[market];
          const face = wallClock(new Date(opens), zone);
          expect([face.time, wallClock(new Date(closes), zone).time]).toEqual([start, end]);
          expect(closes - opens).toBe(9 * HOUR_MS);
          expect([1, 2, 3, 4, 5]).toContain(new Date(face.day).getUTCDay());
        }
      }),
    );
  });

  it('F8 lie within the day, and what is cut off belongs to the day beside it', () => {
    fc.assert(
      fc.property(shownDay, ({ from, to }) => {
        const middle = from + (to - from) / 2;
        const lengthOf = (some: ReturnType<typeof sessionsIn>) =>
          some.reduce((sum, session) => sum + session.to - session.from, 0);
        for (const session of sessionsIn(from, to)) {
          expect(session.from).toBe(Math.max(session.opens, from));
          expect(session.to).toBe(Math.min(session.closes, to));
          expect(session.to).toBeGreaterThan(session.from);
        }
        expect(lengthOf(sessionsIn(from, middle)) + lengthOf(sessionsIn(middle, to))).toBe(
          lengthOf(sessionsIn(from, to)),
        );
      }),
    );
  });
});

it('F8 move by an hour for a reader whose clocks stay, when the clocks of their city change', () => {
  const opensIn = (day: string) => {
    const from = startOfDay(day, 'America/Mexico_City').getTime();
    return MARKETS.map((market) => {
      const session = sessionsIn(from, from + 24 * HOUR_MS).find((one) => one.market === market);
      return session && wallClock(new Date(session.opens), 'America/Mexico_City').time;
    });
  };
  // Europe's summer time ended on 25 October 2026, that of the United States on 1 November.
  expect(opensIn('2026-10-22')).toEqual(['18:00', '01:00', '06:00']);
  expect(opensIn('2026-10-29')).toEqual(['18:00', '02:00', '06:00']);
  expect(opensIn('2026-11-05')).toEqual(['18:00', '02:00', '07:00']);
});

it('F8 none is open from Friday evening in New York to Monday morning in Tokyo', () => {
  expect(sessionsIn(Date.parse('2026-11-27T22:00Z'), Date.parse('2026-11-30T00:00Z'))).toEqual([]);
});
