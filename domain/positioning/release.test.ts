import { describe, expect, test } from 'vitest';
import { releasesAround } from './release.ts';
import { federalHolidays } from './us-holidays.ts';

describe('N8 weekly release', () => {
  test.each([
    ['2026-06-10T16:00:00Z', '2026-06-12T19:30:00.000Z'],
    ['2026-06-12T19:29:59Z', '2026-06-12T19:30:00.000Z'],
    ['2026-06-12T19:30:00Z', '2026-06-19T19:30:00.000Z'],
    ['2026-06-14T02:00:00Z', '2026-06-19T19:30:00.000Z'],
    ['2026-01-14T12:00:00Z', '2026-01-16T20:30:00.000Z'],
    ['2026-03-07T12:00:00Z', '2026-03-13T19:30:00.000Z'],
    ['2026-10-31T12:00:00Z', '2026-11-06T20:30:00.000Z'],
  ])('N8 after %s the next release is Friday 15:30 in New York, %s', (now, next) => {
    const found = releasesAround(new Date(now));
    expect(found.next.at.toISOString()).toBe(next);
    expect(found.last.at.getTime()).toBeLessThanOrEqual(Date.parse(now));
    expect(found.last.reportsFrom < found.next.reportsFrom).toBe(true);
  });

  test.each([
    ['Juneteenth on a Friday', '2026-06-15T12:00:00Z', '2026-06-22T19:30:00.000Z'],
    ['Independence Day on a Thursday', '2024-07-01T12:00:00Z', '2024-07-08T19:30:00.000Z'],
    ['Thanksgiving', '2024-11-25T12:00:00Z', '2024-12-02T20:30:00.000Z'],
    ['Christmas on a Wednesday', '2024-12-23T12:00:00Z', '2024-12-30T20:30:00.000Z'],
    ['New Year on a Thursday', '2025-12-29T12:00:00Z', '2026-01-05T20:30:00.000Z'],
    ['no holiday', '2026-06-10T12:00:00Z', null],
    ['New Year on a Monday', '2024-01-02T12:00:00Z', null],
    ['Veterans Day on a Tuesday', '2025-11-12T12:00:00Z', null],
    ['Labor Day', '2024-09-03T12:00:00Z', null],
  ])('N8 %s: shifts the release as the published schedules do', (_name, now, shifted) => {
    expect(releasesAround(new Date(now)).next.shiftedAt?.toISOString() ?? null).toBe(shifted);
  });
});

test('N8 federal holidays are the observed days, with weekends moved', () => {
  expect(federalHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
  expect(federalHolidays(2021)).toContain('2021-12-31');
  expect(federalHolidays(2022)).toContain('2022-06-20');
  expect(federalHolidays(2022)).not.toContain('2022-01-01');
});
