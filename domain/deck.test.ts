import { expect, it } from 'vitest';
import { wrapIndex } from './deck.ts';

it('F5 wraps both ways', () => {
  expect(wrapIndex(5, 1, 6)).toBe(0);
  expect(wrapIndex(0, -1, 6)).toBe(5);
  expect(wrapIndex(2, 1, 6)).toBe(3);
});

it('F5 has somewhere to stand with no cards at all', () => {
  expect(wrapIndex(3, 1, 0)).toBe(0);
});
