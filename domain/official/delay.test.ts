import { expect, test } from 'vitest';
import { medianOf, releaseDelay } from './delay.ts';
import { observed, PRICES } from './testing.ts';

const AT = new Date('2026-09-11T12:30:00.000Z');
const NOW = new Date('2026-10-01T00:00:00.000Z');
const july = observed({ period: '2026-07', value: '330.100', firstSeenAt: '2026-08-12T12:30:00.000Z' });
const delay = (firstSeenAt: string, earlier = [july]) =>
  releaseDelay(PRICES, AT, () => [...earlier, observed({ firstSeenAt })], NOW);

test('N11 measures from the scheduled time to the first reading; an early post has no delay', () => {
  expect(delay('2026-09-11T12:33:20.000Z')).toBe(200);
  expect(delay('2026-09-11T11:45:00.000Z')).toBe(0);
});

test('N11 measures no release that was read with the first reading of the series, or more than a day later', () => {
  const together = observed({ ...july, firstSeenAt: '2026-09-11T12:33:20.000Z' });
  expect(delay('2026-09-11T12:33:20.000Z', [together])).toBeNull();
  expect(delay('2026-09-12T12:31:00.000Z')).toBeNull();
  expect(releaseDelay(PRICES, AT, () => [july], NOW)).toBeNull();
});

test.each([
  [[], null],
  [[60], 60],
  [[300, 60, 120], 120],
  [[300, 60], 180],
])('N11 the median of %j is %s', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
