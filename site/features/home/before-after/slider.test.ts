import { expect, test } from 'vitest';
import { clampShare, SLIDER_START } from './slider.ts';

test.each([
  [-1, 0],
  [0, 0],
  [37.5, 37.5],
  [100, 100],
  [240, 100],
  [Number.NEGATIVE_INFINITY, 0],
])('D5 the divider asked to stand at %d stands at %d', (asked, place) => {
  expect(clampShare(asked)).toBe(place);
});

test('D5 what is no number leaves the divider at one half', () => {
  expect(SLIDER_START).toBe(50);
  expect(clampShare(Number.NaN)).toBe(SLIDER_START);
});
