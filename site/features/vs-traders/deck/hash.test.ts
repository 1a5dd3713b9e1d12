import { expect, it } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { indexOfHash } from './hash.ts';

it.each([
  ['#EURUSD', SYMBOLS.indexOf('EURUSD')],
  ['#eurjpy', SYMBOLS.indexOf('EURJPY')],
  ['', 0],
  ['#', 0],
  ['#readings', null],
  ['#BTCUSD', null],
])('E2 "%s" names card %s', (hash, index) => {
  expect(indexOfHash(hash)).toBe(index);
});
