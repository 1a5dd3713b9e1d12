import { expect, it } from 'vitest';
import type { Candle } from '#domain/candle.ts';
import { GAP, LIQUIDITY, STRUCTURE } from './smart-money.ts';

const at = (candles: readonly Candle[], index: number) => candles[index] as Candle;

it('H1 breaks the structure at the first close above the highest swing before it', () => {
  const { candles, swing, break: broken } = STRUCTURE;
  const { high } = at(candles, swing);
  expect(Math.max(...candles.slice(0, broken).map((one) => one.high))).toBe(high);
  expect(candles.findIndex(({ close }) => close > high)).toBe(broken);
});

it('H1 sweeps below two lows of one level and closes above them', () => {
  const { candles, lows, sweep } = LIQUIDITY;
  const [first, second] = lows.map((index) => at(candles, index).low) as [number, number];
  const lowest = Math.min(first, second);
  expect(Math.abs(first - second)).toBeLessThanOrEqual(0.5);
  for (const index of lows)
    for (const near of [index - 1, index + 1])
      expect(at(candles, near).low).toBeGreaterThan(at(candles, index).low);
  expect(candles.findIndex(({ low }) => low < lowest)).toBe(sweep);
  expect(at(candles, sweep).close).toBeGreaterThan(lowest);
});

it('H1 has one gap only, and price first returns to it at the drawn candle', () => {
  const { candles, run, back } = GAP;
  const gaps = candles.flatMap((_, index) => {
    const [before, after] = [candles[index - 1], candles[index + 1]];
    return before && after && (before.high < after.low || before.low > after.high) ? [index] : [];
  });
  expect(gaps).toEqual([run]);
  expect(candles.findIndex(({ low }, index) => index > run + 1 && low < at(candles, run + 1).low)).toBe(back);
});
