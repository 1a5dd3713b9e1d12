import { expect, it } from 'vitest';
import { chanceWords } from './share-words.ts';

it.each([
  [0, '0%'],
  [1e-9, '<0.1%'],
  [0.001, '0.1%'],
  [0.5443, '54.4%'],
  [0.9996, '>99.9%'],
  [1, '100%'],
])('N5 a chance of %f is %s: rounding makes nothing certain', (chance, words) => {
  expect(chanceWords(chance, 'en')).toBe(words);
});
