import { expect, it } from 'vitest';
import { valueGaps } from '#site/features/vip/candles/gaps.ts';
import { liquiditySweeps } from '#site/features/vip/candles/liquidity.ts';
import { structureBreaks } from '#site/features/vip/candles/structure.ts';
import { GAP_CANDLES, LIQUIDITY_CANDLES, LIQUIDITY_TOLERANCE, STRUCTURE_CANDLES } from './smart-money.ts';

it('H1 the first series breaks its structure once, upwards, through the high of candle 3', () => {
  expect(structureBreaks(STRUCTURE_CANDLES)).toEqual([
    { direction: 'up', swing: { kind: 'high', index: 3, price: 2027.9 }, index: 12 },
  ]);
});

it('H1 the second series sweeps one pair of equal lows', () => {
  const sweeps = liquiditySweeps(LIQUIDITY_CANDLES, LIQUIDITY_TOLERANCE);
  expect(sweeps.map(({ pool, index }) => [pool.swings.map((one) => one.index), index])).toEqual([
    [[3, 8], 12],
  ]);
});

it('H1 the third series leaves one gap and comes back to it', () => {
  expect(valueGaps(GAP_CANDLES)).toEqual([
    { direction: 'up', index: 5, low: 2023.6, high: 2027.2, returnedAt: 11 },
  ]);
});
