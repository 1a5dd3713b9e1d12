import { expect, test } from 'vitest';
import { clampShare, SLIDER_START } from './Divider.tsx';

test.each([
  [-1, 0],
  [0, 0],
  [37.5, 37.5],
  [100, 100],
  [240, 100],
  [Number.NEGATIVE_INFINITY, 0],
])('D5 moves the divider to the allowed place when asked for %d: %d', (asked, place) => {
  expect(clampShare(asked)).toBe(place);
});

test('D5 puts the divider at one half when the value is not a number', () => {
  expect(SLIDER_START).toBe(50);
  expect(clampShare(Number.NaN)).toBe(SLIDER_START);
});
