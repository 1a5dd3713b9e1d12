import { expect, it } from 'vitest';
import { disagreements, priceAtMultiple } from './quoted-trade.ts';

const plan = { entry: 3640.792, stop: 3635.643, target: 3693.139 };

it('G12 figures cut or rounded at their last digit agree with the prices', () => {
  expect(disagreements(plan, { risk: '51.4', reward: '523.4', ratio: '10.17' })).toEqual([]);
  expect(disagreements(plan, { risk: '51.5', reward: '523.5', ratio: '10' })).toEqual([]);
});

it('G12 names the figure that the prices do not bear out', () => {
  expect(disagreements(plan, { risk: '51.4', reward: '523.6', ratio: '10.17' })).toEqual(['reward']);
  expect(disagreements(plan, { risk: '52.4', reward: '523.4', ratio: '10.2' })).toEqual(['risk']);
  expect(disagreements(plan, { ratio: '11.2' })).toEqual(['ratio']);
});

it('G12 a whole unit away is too far for a figure quoted in whole units', () => {
  const second = { entry: 3474.7, stop: 3471.353, target: 3508.5 };
  expect(disagreements(second, { reward: '337' })).toEqual(['reward']);
  expect(disagreements(second, { reward: '338', ratio: '10' })).toEqual([]);
});

it('G9 the price at which a trade has moved twice its risk', () => {
  expect(priceAtMultiple({ entry: 3638.13, stop: 3634.943, target: 3670 }, 2)).toBe(3644.504);
  expect(priceAtMultiple({ entry: 2042.5, stop: 2046.8, target: 2013.2 }, 1)).toBe(2038.2);
});
