import { expect, it } from 'vitest';
import { indexOfHash } from './hash.ts';

it.each([
  ['#EURUSD', 1],
  ['#eurjpy', 5],
  ['', 0],
  ['#', 0],
  ['#readings', null],
  ['#BTCUSD', null],
])('E2 "%s" names card %s', (hash, index) => {
  expect(indexOfHash(hash)).toBe(index);
});
