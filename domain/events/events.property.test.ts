import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent, EventStatus } from '#contracts/events.ts';
import { remainingUntil, untilNextTick } from '../countdown.ts';
import { eventStatus } from './status.ts';
import { scopeBounds } from './zones.ts';

const ZONES = [
  'America/Mexico_City',
  'America/New_York',
  'Europe/London',
  'Europe/Madrid',
  'UTC',
  'Asia/Kathmandu',
  'America/Santiago',
  'Pacific/Auckland',
];
const ORDER: readonly EventStatus[] = ['upcoming', 'publishing', 'released'];
const MINUTE_MS = 60_000;

const instant = fc.date({ min: new Date('2023-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
const event = fc.record({
  timeIso: instant.map((date) => date.toISOString()),
  holiday: fc.boolean(),
  actual: fc.option(fc.constantFrom('0.3%', '<1.00%', 'Pass', '3.09|1.0'), { nil: null }),
  country: fc.option(fc.constantFrom('US', 'JP', 'NZ', 'MX', 'XX'), { nil: null }),
  currency: fc.option(fc.constantFrom('USD', 'JPY', 'BRL'), { nil: null }),
});
type Timed = Pick<CalendarEvent, 'timeIso' | 'holiday' | 'actual' | 'country' | 'currency'>;
const events: fc.Arbitrary<Timed[]> = fc.array(event, { maxLength: 30 });

describe('any event list at any clock', () => {
  it('K3 never goes back to an earlier status', () => {
    fc.assert(
      fc.property(events, instant, fc.nat(14 * 24 * 60), (list, now, minutes) => {
        const later = new Date(now.getTime() + minutes * MINUTE_MS);
        for (const one of list) {
          const [before, after] = [eventStatus(one, now), eventStatus(one, later)];
          expect(ORDER.indexOf(after)).toBeGreaterThanOrEqual(ORDER.indexOf(before));
        }
      }),
    );
  });

  it('K3 is publishing for half an hour after its time without a figure, and a holiday never is', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: -90, max: 90 }), (list, minutes) => {
        for (const one of list) {
          const now = new Date(Date.parse(one.timeIso) + minutes * MINUTE_MS);
          const isDue = minutes >= 0 && minutes < 30 && one.actual === null && !one.holiday;
          expect(eventStatus(one, now) === 'publishing').toBe(isDue);
        }
      }),
    );
  });

  it('F7 is upcoming exactly while its countdown runs', () => {
    fc.assert(
      fc.property(events, instant, (list, now) => {
        for (const one of list.filter(({ holiday, actual }) => !holiday && actual === null)) {
          const { done } = remainingUntil(Date.parse(one.timeIso), now.getTime());
          expect(eventStatus(one, now) === 'upcoming').toBe(!done);
        }
      }),
    );
  });
});

describe('any countdown', () => {
  const span = { min: 0, max: 400 * 3_600_000 };

  it('F7 adds up to the time left, with a started second rounded up', () => {
    fc.assert(
      fc.property(instant, fc.integer(span), (now, left) => {
        const { hours, minutes, seconds, done } = remainingUntil(now.getTime() + left, now.getTime());
        expect(minutes < 60 && seconds < 60 && hours >= 0).toBe(true);
        const total = (hours * 3600 + minutes * 60 + seconds) * 1000;
        expect(total - left).toBeGreaterThanOrEqual(0);
        expect(total - left).toBeLessThan(1000);
        expect(done).toBe(left === 0);
      }),
    );
  });

  it('F7 changes its text exactly at the next tick, and each tick removes one second', () => {
    const secondsLeft = (deadline: number, now: number) => {
      const { hours, minutes, seconds } = remainingUntil(deadline, now);
      return hours * 3600 + minutes * 60 + seconds;
    };
    fc.assert(
      fc.property(instant, fc.integer({ ...span, min: 1 }), (start, left) => {
        const now = start.getTime();
        const deadline = now + left;
        const wait = untilNextTick(deadline, now) ?? 0;
        expect(wait).toBeGreaterThan(0);
        expect(secondsLeft(deadline, now + wait - 1)).toBe(secondsLeft(deadline, now));
        expect(secondsLeft(deadline, now + wait)).toBe(secondsLeft(deadline, now) - 1);
        expect(untilNextTick(now, deadline)).toBeNull();
      }),
    );
  });
});

describe('any day and week', () => {
  it('F8 contains its own moment in every zone, and the next scope begins where it ends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.constantFrom('day' as const, 'week' as const),
        instant,
        (zone, scope, now) => {
          const { from, to, holds } = scopeBounds(scope, now, zone);
          expect(from <= now && now < to).toBe(true);
          expect(scopeBounds(scope, to, zone).from).toEqual(to);
          expect(holds({ timeIso: from.toISOString(), holiday: false })).toBe(true);
          expect(holds({ timeIso: to.toISOString(), holiday: false })).toBe(false);
        },
      ),
    );
  });
});
