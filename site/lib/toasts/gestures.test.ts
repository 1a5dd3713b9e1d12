import { expect, it } from 'vitest';
import { swipeLength } from './gestures.ts';

it.each([
  ['shorter than the threshold as 0', 19, 20, 0],
  ['of the threshold as long enough for sonner', 20, 20, 45],
  ['in the opposite direction as negative', -24, 20, -45],
  ['of 49 px in the slot as 0', 49, 50, 0],
  ['of 60 px in the slot as it is', 60, 50, 60],
])('J7 reports a swipe %s', (_case, length, threshold, reported) => {
  expect(swipeLength(length, threshold)).toBe(reported);
});
