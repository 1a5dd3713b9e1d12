import { expect, it } from 'vitest';
import { tradeScale } from './trade-scale.ts';

const buy = { entry: 3532.818, stop: 3528.638, target: 3553.854 };
const sell = { entry: 2042.5, stop: 2046.8, target: 2013.2 };

it('G12 draws a buy with the target on top and the entry at its true height', () => {
  const scale = tradeScale(buy, 0, 1000);
  expect([scale.at(buy.target), scale.at(buy.entry), scale.at(buy.stop)]).toEqual([0, 834.2, 1000]);
});

it('G12 draws a sell with the stop on top', () => {
  const scale = tradeScale(sell, 0, 1000);
  expect([scale.at(sell.stop), scale.at(sell.entry), scale.at(sell.target)]).toEqual([0, 128, 1000]);
});

it('G12 marks each whole multiple of the risk up to the target', () => {
  expect(tradeScale(buy, 0, 100).multiples.map(({ r }) => r)).toEqual([1, 2, 3, 4, 5]);
  const { multiples } = tradeScale(sell, 0, 100);
  expect(multiples).toHaveLength(6);
  expect(multiples[0]?.price).toBeCloseTo(2038.2);
});

it('G12 has ticks at round prices within the plan', () => {
  const { major, minor } = tradeScale(buy, 0, 100);
  expect(major).toEqual([3530, 3535, 3540, 3545, 3550]);
  expect(minor[0]).toBe(3529);
  expect(minor.at(-1)).toBe(3553);
});

it('G12 A7 returns the decimals that the prices of its long ticks need', () => {
  const decimalsFrom = (entry: number, risk: number) =>
    tradeScale({ entry, stop: entry - risk, target: entry + 3 * risk }, 0, 100).decimals;
  expect(tradeScale(buy, 0, 100).decimals).toBe(0);
  expect(decimalsFrom(150, 0.35)).toBe(2);
  expect(decimalsFrom(1.1725, 0.0035)).toBe(4);
  expect(decimalsFrom(115_000, 900)).toBe(0);
});
