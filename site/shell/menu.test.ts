import { expect, it } from 'vitest';
import { isDownwardSwipe } from './menu.ts';

const from = { x: 180, y: 200 };

it.each([
  ['down by more than 100 px', { x: 180, y: 301 }, true],
  ['down, a little askew', { x: 240, y: 340 }, true],
  ['down by just 100 px', { x: 180, y: 300 }, false],
  ['up', { x: 180, y: 40 }, false],
  ['further sideways than down', { x: 20, y: 320 }, false],
])('C6 decides whether a swipe %s to %o closes the menu: %s', (_way, to, closes) => {
  expect(isDownwardSwipe(from, to)).toBe(closes);
});
