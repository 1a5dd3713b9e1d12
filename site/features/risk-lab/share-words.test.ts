import { expect, it } from 'vitest';
import { chanceWords, gainWords } from './share-words.ts';

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

it('N5 a gain of more than a million per cent is said as more, however large', () => {
  expect(gainWords(0.25, 'en')).toBe('25%');
  for (const gain of [10_001, 1e45, Number.POSITIVE_INFINITY])
    expect(gainWords(gain, 'en')).toBe('>1,000,000%');
});
