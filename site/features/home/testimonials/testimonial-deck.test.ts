import { expect, it, test } from 'vitest';
import { cardsPerPage, firstCards, nearestIndex } from './testimonial-deck.ts';

test.each([
  [320, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
])('D11 a window of %d px shows %d cards on a page', (width, cards) => {
  expect(cardsPerPage(width)).toBe(cards);
});

test.each([
  [5, 3, [0, 2]],
  [5, 2, [0, 2, 3]],
  [5, 1, [0, 1, 2, 3, 4]],
  [3, 3, [0]],
  [2, 3, [0]],
  [0, 3, [0]],
])('D11 %d cards, %d on a page: the pages begin at %j', (count, perPage, cards) => {
  expect(firstCards(count, perPage)).toEqual(cards);
});

it('D11 finds the card that is nearest to the scroll position', () => {
  const starts = [0, 300, 600];
  expect([140, 150, 160, 5000].map((position) => nearestIndex(starts, position))).toEqual([0, 0, 1, 2]);
  expect(nearestIndex([], 200)).toBe(0);
});
