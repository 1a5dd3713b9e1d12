import { expect, it, test } from 'vitest';
import {
  cardsPerPage,
  clampPosition,
  firstCardAt,
  lastPosition,
  positionOfCard,
} from './testimonial-deck.ts';

test.each([
  [320, 1],
  [639, 1],
  [640, 2],
  [1023, 2],
  [1024, 3],
  [1920, 3],
])('D11 a window of %d px shows %d a page', (width, cards) => {
  expect(cardsPerPage(width)).toBe(cards);
});

test.each([
  [5, 3, 1],
  [5, 2, 2],
  [5, 1, 4],
  [3, 3, 0],
  [0, 3, 0],
])('D11 %d cards, %d a page: the last position is %d', (count, perPage, last) => {
  expect(lastPosition(count, perPage)).toBe(last);
});

it('D11 previous and next stop at the ends', () => {
  expect([clampPosition(-1, 1), clampPosition(0, 1), clampPosition(2, 1)]).toEqual([0, 0, 1]);
});

it('D11 the last page is filled up', () => {
  expect([firstCardAt(0, 5, 3), firstCardAt(1, 5, 3)]).toEqual([0, 2]);
  expect(firstCardAt(0, 2, 3)).toBe(0);
});

it('D11 every position is found again from its first card', () => {
  for (const perPage of [1, 2, 3]) {
    for (let position = 0; position <= lastPosition(5, perPage); position += 1) {
      expect(positionOfCard(firstCardAt(position, 5, perPage), 5, perPage)).toBe(position);
    }
  }
});
