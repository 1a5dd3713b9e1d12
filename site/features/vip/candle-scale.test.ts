import { expect, it } from 'vitest';
import { candlesFrom } from '#domain/candle.ts';
import { candleScale } from './candle-scale.ts';

it('H1 the drawing holds every candle: prices fall from top to bottom, time runs to the right', () => {
  const candles = candlesFrom([
    [10, 12, 9, 11],
    [11, 19, 11, 18],
  ]);
  const { x, y, body, step } = candleScale(candles, { width: 200, top: 20, bottom: 120 });
  expect([y(19), y(14), y(9)]).toEqual([20, 70, 120]);
  expect([x(0), x(1)]).toEqual([50, 150]);
  expect(step).toBe(100);
  expect(body).toBeLessThan(step);
});
