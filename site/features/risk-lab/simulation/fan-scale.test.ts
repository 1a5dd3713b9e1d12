import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fanScale } from './fan-scale.ts';

it('N5 every balance is in the picture, higher ones higher, and few ticks among them', () => {
  const money = fc.double({ min: 0, max: 1e30, noNaN: true });
  fc.assert(
    fc.property(money, money, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, part) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other) + 1];
      const { at, ticks } = fanScale(low, high, 10, 200);
      const value = low + part * (high - low);
      expect(at(value)).toBeGreaterThanOrEqual(9.9);
      expect(at(value)).toBeLessThanOrEqual(200.1);
      expect(at(high)).toBeLessThanOrEqual(at(low));
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const tick of ticks) expect(Number.isFinite(at(tick))).toBe(true);
    }),
  );
  expect(fanScale(8_000, 20_000, 0, 100).ticks).toEqual([10_000, 15_000, 20_000]);
  expect(fanScale(100, 100_000, 0, 100).ticks).toEqual([100, 1_000, 10_000, 100_000]);
});
