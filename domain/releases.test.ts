import { expect, test } from 'vitest';
import { placeInRange, readingAfter, releasesByReading } from './releases.ts';

const at = (hour: number) => `2026-06-10T${`${hour}`.padStart(2, '0')}:00:00.000Z`;
const points = [6, 8, 12].map((hour) => ({ observedAt: at(hour) }));

test('N1 a release belongs to the first reading after it, and one after all readings to the last', () => {
  expect([5, 6, 7, 9, 12, 13].map((hour) => readingAfter(points, at(hour)))).toEqual([0, 0, 1, 2, 2, 2]);
});

test('N1 releases between the same two readings stay together', () => {
  const releases = [9, 10, 7].map((hour) => ({ time_iso: at(hour) }));
  const byReading = releasesByReading(points, releases);
  expect([...byReading]).toEqual([
    [2, [{ time_iso: at(9) }, { time_iso: at(10) }]],
    [1, [{ time_iso: at(7) }]],
  ]);
});

test('N1 the place of a release is its share of the range, and stays within it', () => {
  const range = { from: at(0), to: at(20) };
  expect([0, 5, 20, 23].map((hour) => placeInRange(range, at(hour)))).toEqual([0, 0.25, 1, 1]);
});
