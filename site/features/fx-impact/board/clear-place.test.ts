import { expect, it } from 'vitest';
import { placeAmong } from './clear-place.ts';

/** A phone with a bar at either end, and a desk. */
const PHONE = { width: 360, top: 64, bottom: 744 };
const DESK = { width: 1440, top: 100, bottom: 844 };
const box = (top: number, bottom: number, left = 16, right = 344) => ({ top, bottom, left, right });

it('J7 F10 places a notice at the bottom when it covers no control and no required text', () => {
  expect(placeAmong([], PHONE)).toBe('bottom-right');
  expect(placeAmong([box(80, 330)], PHONE)).toBe('bottom-right');
  // Elements beside it are not covered.
  expect(placeAmong([box(760, 820, 100, 900)], DESK)).toBe('bottom-right');
});

it('J7 F10 places a notice at the top when the bottom is covered, and waits when both are', () => {
  const calls = box(660, 700);
  expect(placeAmong([calls], PHONE)).toBe('top-right');
  expect(placeAmong([calls, box(120, 220)], PHONE)).toBeNull();
  expect(placeAmong([box(760, 820, 1100, 1300)], DESK)).toBe('top-right');
});

it('J7 what is not drawn, or is out of view, keeps no place', () => {
  expect(placeAmong([box(0, 0, 0, 0), box(900, 944), box(-60, -10)], PHONE)).toBe('bottom-right');
});
