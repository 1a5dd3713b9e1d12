import { expect, it } from 'vitest';
import { disagreements, priceAtMultiple } from './quoted-trade.ts';

const plan = { entry: 3640.792, stop: 3635.643, target: 3693.139 };

it('G12 accepts figures that are cut or rounded at their last digit', () => {
  expect(disagreements(plan, { risk: '51.4', reward: '523.4', ratio: '10.17' })).toEqual([]);
  expect(disagreements(plan, { risk: '51.5', reward: '523.5', ratio: '10' })).toEqual([]);
});

it('G12 names the figure that does not agree with the prices', () => {
  expect(disagreements(plan, { risk: '51.4', reward: '523.6', ratio: '10.17' })).toEqual(['reward']);
  expect(disagreements(plan, { risk: '52.4', reward: '523.4', ratio: '10.2' })).toEqual(['risk']);
  expect(disagreements(plan, { ratio: '11.2' })).toEqual(['ratio']);
});

it('G12 rejects a figure that is a whole unit of its last digit away', () => {
  const second = { entry: 3474.7, stop: 3471.353, target: 3508.5 };
  expect(disagreements(second, { reward: '337' })).toEqual(['reward']);
  expect(disagreements(second, { reward: '338', ratio: '10' })).toEqual([]);
});

it('G9 finds the price at which a trade has moved twice its risk', () => {
  expect(priceAtMultiple({ entry: 3638.13, stop: 3634.943, target: 3670 }, 2)).toBe(3644.504);
  expect(priceAtMultiple({ entry: 2042.5, stop: 2046.8, target: 2013.2 }, 1)).toBe(2038.2);
});
