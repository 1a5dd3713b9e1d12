import { describe, expect, it } from 'vitest';
import { addDays, localTime, MEXICO_CITY, scopeBounds, startOfDay, wallClock } from '#domain/events/zones.ts';
import { offsetLabel, offsetMinutes } from './offset.ts';
import { TRANSITIONS } from './transitions.fixture.ts';

const HOUR_MS = 3_600_000;
const hoursOf = (day: string, zone: string) =>
  (startOfDay(addDays(day, 1), zone).getTime() - startOfDay(day, zone).getTime()) / HOUR_MS;

describe.each(TRANSITIONS)('F8 $zone on $day', ({ zone, day, at, hours, offset }) => {
  it('F8 the clocks change at that minute and not before', () => {
    expect(offsetMinutes(zone, at)).toBe(offset);
    expect(offsetMinutes(zone, at - 1)).toBe(hours === 23 ? offset - 60 : offset + 60);
  });

  it('F8 that day is an hour shorter or longer, and its neighbours are not', () => {
    expect([addDays(day, -1), day, addDays(day, 1)].map((one) => hoursOf(one, zone))).toEqual([
      24,
      hours,
      24,
    ]);
  });

  it('F8 day and week change at midnight there, to the millisecond', () => {
    const midnight = startOfDay(day, zone);
    const before = new Date(midnight.getTime() - 1);
    expect(wallClock(midnight, zone)).toEqual({ day, time: '00:00' });
    expect(wallClock(before, zone)).toEqual({ day: addDays(day, -1), time: '23:59' });
    // Clocks change on a Sunday, the first day of the week.
    expect(scopeBounds('week', midnight, zone).from).toEqual(midnight);
    expect(scopeBounds('week', before, zone).to).toEqual(midnight);
  });

  it('F8 Mexico City stays six hours behind UTC on that day', () => {
    expect(hoursOf(day, MEXICO_CITY)).toBe(24);
    for (let step = -48; step <= 48; step += 1) {
      const instant = new Date(at + (step * HOUR_MS) / 2);
      const shown = new Date(instant.getTime() - 6 * HOUR_MS).toISOString();
      expect(localTime(instant.toISOString())).toBe(shown.slice(11, 16));
      expect(wallClock(instant, MEXICO_CITY).day).toBe(shown.slice(0, 10));
    }
  });
});

describe('the days on which Mexico used to change its clocks', () => {
  // First Sunday of April and last of October, until 2022.
  it.each([
    '2024-04-07',
    '2024-10-27',
    '2025-04-06',
    '2025-10-26',
    '2026-04-05',
    '2026-10-25',
    '2027-04-04',
    '2027-10-31',
    '2028-04-02',
    '2028-10-29',
  ])('F8 %s has 24 hours in Mexico City', (day) => {
    expect(hoursOf(day, MEXICO_CITY)).toBe(24);
    expect(startOfDay(day, MEXICO_CITY).toISOString()).toBe(`${day}T06:00:00.000Z`);
  });
});

describe('days that do not begin at midnight, or whose midnight comes twice', () => {
  it.each([
    ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00.000Z'],
    ['2024-04-07', 'America/Santiago', '2024-04-07T04:00:00.000Z'],
    ['2025-03-09', 'America/Havana', '2025-03-09T05:00:00.000Z'],
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
    ['2025-10-26', 'Atlantic/Azores', '2025-10-26T00:00:00.000Z'],
    ['2026-06-10', 'Pacific/Kiritimati', '2026-06-09T10:00:00.000Z'],
    ['2026-06-10', 'Asia/Kathmandu', '2026-06-09T18:15:00.000Z'],
  ])('F8 %s in %s begins at %s', (day, zone, instant) => {
    const start = startOfDay(day, zone);
    expect(start.toISOString()).toBe(instant);
    expect(wallClock(new Date(start.getTime() - 1), zone).day).toBe(addDays(day, -1));
  });
});

it('F8 names the offset of a zone from UTC', () => {
  const july = Date.parse('2026-07-01T12:00Z');
  const labels = ['UTC', MEXICO_CITY, 'America/New_York', 'Asia/Kathmandu'].map((zone) =>
    offsetLabel(zone, july),
  );
  expect(labels).toEqual(['UTC', 'UTC−6', 'UTC−4', 'UTC+5:45']);
});
