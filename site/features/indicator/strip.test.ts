import { expect, test } from 'vitest';
import { countSides, STRIP, STRIP_RELEASES, stripOf } from './strip.ts';

const release = (period: string, miss: number | null) => ({
  period,
  miss,
  difference: miss === null ? null : `${miss} pp`,
  surprise: null,
});

test('N15 draws bars above and below zero to one scale, the oldest first', () => {
  const { bars, zero } = stripOf([release('2026-08', 0.2), release('2026-07', -0.1)]);
  const [july, august] = bars;
  expect([july?.period, july?.side, august?.side]).toEqual(['2026-07', 'below', 'above']);
  expect(august?.height).toBeCloseTo(2 * (july?.height ?? 0));
  expect((august?.y ?? 0) + (august?.height ?? 0)).toBeCloseTo(zero);
  expect(july?.y).toBeCloseTo(zero);
  expect(august?.y).toBeCloseTo(STRIP.edge);
});

test('N15 leaves the place of a release without a forecast empty, which is not zero', () => {
  const { bars } = stripOf([release('2026-08', null), release('2026-07', 0), release('2026-06', 0.1)]);
  expect(bars.map(({ side }) => side)).toEqual(['above', 'equal', 'unknown']);
  expect(countSides(bars)).toEqual({ above: 1, below: 0, equal: 1, unknown: 1 });
});

test('N15 shows the last twelve of more releases, and all places where none has a forecast', () => {
  const many = Array.from({ length: 24 }, (_, index) => release(`2026-${index}`, null));
  const { bars, zero, height } = stripOf(many);
  expect(bars).toHaveLength(STRIP_RELEASES);
  expect(bars.at(-1)?.period).toBe('2026-0');
  expect([zero, height]).toEqual([STRIP.edge, 2 * STRIP.edge]);
});

test('N15 keeps every bar within its drawing, for any surprises', () => {
  for (const misses of [[1e9, -1], [0.001, 0.002], [-5, -5], [3]]) {
    for (const { y, height } of stripOf(misses.map((miss, index) => release(`${index}`, miss))).bars) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(STRIP.height);
    }
  }
});
