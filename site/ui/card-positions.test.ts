import { expect, it } from 'vitest';
import { nearestIndex } from './card-positions.ts';

it('D11 names the card the scroll position is closest to', () => {
  expect(nearestIndex([0, 300, 600], 140)).toBe(0);
  expect(nearestIndex([0, 300, 600], 160)).toBe(1);
  expect(nearestIndex([0, 300, 600], 5000)).toBe(2);
});

it('D11 an empty list stands at its first place', () => {
  expect(nearestIndex([], 200)).toBe(0);
});
