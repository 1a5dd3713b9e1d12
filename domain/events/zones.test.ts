import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayBucket,
  localTime,
  MEXICO_CITY,
  NEW_YORK,
  scopeBounds,
  startOfDay,
  wallClock,
  weekRange,
} from './zones.ts';

const at = (timeIso: string) => ({ timeIso, holiday: false });
const holiday = (day: string) => ({ timeIso: `${day}T00:00:00.000Z`, holiday: true });

describe('Mexico City day and time', () => {
  it.each([
    ['2026-08-13T05:59:00.000Z', '2026-08-12', '23:59'],
    ['2026-08-13T06:00:00.000Z', '2026-08-13', '00:00'],
    ['2026-08-13T06:59:59.000Z', '2026-08-13', '00:59'],
    ['2026-08-13T18:30:00.000Z', '2026-08-13', '12:30'],
    ['2027-01-01T05:59:00.000Z', '2026-12-31', '23:59'],
    ['2027-01-01T06:00:00.000Z', '2027-01-01', '00:00'],
    ['2028-02-29T23:00:00.000Z', '2028-02-29', '17:00'],
    // Mexico still had summer time in 2022: the zone data have it, a fixed offset would not.
    ['2022-07-15T05:30:00.000Z', '2022-07-15', '00:30'],
  ])('F8 writes %s as %s %s', (instant, day, time) => {
    expect(dayBucket(at(instant))).toBe(day);
    expect(localTime(instant)).toBe(time);
  });

  it('F8 8:30 in New York is 7:30 before its clocks change, 6:30 after, 7:30 again in winter', () => {
    expect(localTime('2026-03-06T08:30:00-05:00')).toBe('07:30');
    expect(localTime('2026-03-09T08:30:00-04:00')).toBe('06:30');
    expect(localTime('2026-10-30T08:30:00-04:00')).toBe('06:30');
    expect(localTime('2026-11-02T08:30:00-05:00')).toBe('07:30');
  });

  it('F8 ten in Frankfurt is three before European clocks change and two after', () => {
    expect(localTime('2026-03-27T10:00:00+01:00')).toBe('03:00');
    expect(localTime('2026-03-30T10:00:00+02:00')).toBe('02:00');
  });

  it('F8 a holiday is on the date it names, though midnight UTC is the evening before in Mexico City', () => {
    expect(dayBucket(holiday('2026-08-03'))).toBe('2026-08-03');
    expect(dayBucket(at('2026-08-03T00:00:00.000Z'))).toBe('2026-08-02');
  });

  it('F8 every half hour around a year end has one day and one time, in order', () => {
    const start = Date.parse('2026-12-30T00:00:00Z');
    const shown = Array.from({ length: 192 }, (_, half) => {
      const { day, time } = wallClock(new Date(start + half * 1_800_000), MEXICO_CITY);
      return `${day} ${time}`;
    });
    expect(shown[0]).toBe('2026-12-29 18:00');
    expect(shown.at(-1)).toBe('2027-01-02 17:30');
    expect(new Set(shown).size).toBe(192);
    expect(shown.toSorted()).toEqual(shown);
  });
});

describe('week', () => {
  it.each([
    ['2026-08-09T05:59:00.000Z', '2026-08-02/2026-08-08'],
    ['2026-08-09T06:00:00.000Z', '2026-08-09/2026-08-15'],
    ['2026-08-16T05:59:00.000Z', '2026-08-09/2026-08-15'],
    ['2027-01-01T12:00:00.000Z', '2026-12-27/2027-01-02'],
  ])('F8 %s is in the week %s', (instant, range) => {
    expect(weekRange(at(instant))).toBe(range);
  });

  it('F8 the week of a Sunday holiday begins with it', () => {
    expect(weekRange(holiday('2026-08-09'))).toBe('2026-08-09/2026-08-15');
  });
});

describe('scopeBounds', () => {
  it('F8 a day runs from midnight to midnight in Mexico City', () => {
    const { from, to } = scopeBounds('day', new Date('2026-08-13T05:00:00Z'));
    expect(from.toISOString()).toBe('2026-08-12T06:00:00.000Z');
    expect(to.toISOString()).toBe('2026-08-13T06:00:00.000Z');
  });

  it('F8 a week runs from Sunday to Saturday there, over a year end too', () => {
    const { from, to } = scopeBounds('week', new Date('2026-12-31T23:00:00Z'));
    expect(from.toISOString()).toBe('2026-12-27T06:00:00.000Z');
    expect(to.toISOString()).toBe('2027-01-03T06:00:00.000Z');
  });

  it('F8 a day includes its events and the holiday that names it, not the next holiday', () => {
    const { holds } = scopeBounds('day', new Date('2026-08-03T15:00:00Z'));
    expect(holds(at('2026-08-03T06:00:00.000Z'))).toBe(true);
    expect(holds(at('2026-08-04T05:59:59.000Z'))).toBe(true);
    expect(holds(at('2026-08-04T06:00:00.000Z'))).toBe(false);
    expect(holds(holiday('2026-08-03'))).toBe(true);
    expect(holds(holiday('2026-08-04'))).toBe(false);
  });

  it('F8 a week includes its Sunday and its Saturday', () => {
    const { holds } = scopeBounds('week', new Date('2026-08-05T15:00:00Z'));
    const days = ['2026-08-01', '2026-08-02', '2026-08-08', '2026-08-09'];
    expect(days.map((day) => holds(holiday(day)))).toEqual([false, true, true, false]);
  });
});

describe('startOfDay', () => {
  it.each([
    ['2026-03-08', NEW_YORK, '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', NEW_YORK, '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', NEW_YORK, '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', NEW_YORK, '2026-11-02T05:00:00.000Z'],
    ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
    ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
    ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
    ['2026-04-06', 'Pacific/Auckland', '2026-04-05T12:00:00.000Z'],
  ])('F8 %s in %s begins at %s, also on days the clocks change', (day, zone, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });
});

it('F8 adds days across month and year ends', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
