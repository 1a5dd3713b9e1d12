import { expect, it } from 'vitest';
import { swipeLength } from './gestures.ts';

it.each([
  ['shorter than the threshold as none', 19, 20, 0],
  ['of the threshold as long enough for sonner', 20, 20, 45],
  ['to the other side with its sign', -24, 20, -45],
  ['of 49 px in the slot as none', 49, 50, 0],
  ['of 60 px in the slot as it is', 60, 50, 60],
])('J7 reports a swipe %s', (_case, length, threshold, reported) => {
  expect(swipeLength(length, threshold)).toBe(reported);
});
