import { describe, expect, it } from 'vitest';
import type { HeroPlan } from './hero-plan.ts';
import { figuresAt, stopAfterKey, stopRange, stopWithin } from './stop.ts';

const buy: HeroPlan = { symbol: 'XAUUSD', entry: 4000.4, stop: 3996.4, target: 4020.4 };
const sell: HeroPlan = { symbol: 'XAUUSD', entry: 4000.4, stop: 4004.4, target: 3980.4 };

describe('stopRange', () => {
  it('D1 reaches from a quarter to three times the distance of the plan, on its own side of the entry', () => {
    expect(stopRange(buy)).toEqual({ low: 3988.4, high: 3999.4 });
    expect(stopRange(sell)).toEqual({ low: 4001.4, high: 4012.4 });
  });

  it('D1 never reaches the entry, however near the stop of the plan is', () => {
    expect(stopRange({ ...buy, stop: 4000.3 }).high).toBe(4000.3);
  });
});

it('D1 keeps a stop inside its range, and starts with that of the plan', () => {
  expect(stopWithin(1, buy)).toBe(3988.4);
  expect(stopWithin(9999, buy)).toBe(3999.4);
  expect(stopWithin(Number.NaN, buy)).toBe(buy.stop);
});

it.each([
  ['ArrowUp', 3996.5],
  ['ArrowRight', 3996.5],
  ['ArrowDown', 3996.3],
  ['ArrowLeft', 3996.3],
  ['PageUp', 3997.4],
  ['PageDown', 3995.4],
  ['Home', 3988.4],
  ['End', 3999.4],
  ['Tab', null],
  ['toString', null],
])('D1 %s moves the stop from 3,996.40 to %s', (key, price) => {
  expect(stopAfterKey(key, buy.stop, buy)).toBe(price);
});

it.each([
  ['ArrowUp', 3999.4],
  ['PageDown', 3988.4],
])('D1 %s stops at the end of the range, %f', (key, end) => {
  expect(stopAfterKey(key, end, buy)).toBe(end);
});

it('D1 a wider stop makes the position smaller and the ratio worse, and the loss stays within the risk', () => {
  expect(figuresAt(3996.4, buy)).toEqual({
    fits: true,
    lots: 0.02,
    loss: 8,
    share: 0.008,
    distance: 4,
    gain: 40,
    ratio: 5,
    streak: 87,
  });
  expect(figuresAt(3990.4, buy)).toMatchObject({
    fits: true,
    lots: 0.01,
    loss: 10,
    gain: 20,
    ratio: 2,
    streak: 69,
  });
  expect(figuresAt(3990.3, buy)).toMatchObject({ fits: false, lots: 0.01, loss: 10.1 });
});

it('D1 a sale has the figures of a purchase of the same distances', () => {
  expect(figuresAt(sell.stop, sell)).toEqual(figuresAt(buy.stop, buy));
});
