import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapIndex } from '#domain/deck.ts';
import { cardOffset } from './card-offset.ts';

it('F5 cardOffset takes the shorter way round the deck', () => {
  expect([cardOffset(5, 0, 6), cardOffset(0, 5, 6)]).toEqual([-1, 1]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(200), fc.nat(200), (count, one, other) => {
      const [place, index] = [one % count, other % count];
      const offset = cardOffset(place, index, count);
      expect(wrapIndex(index, offset, count)).toBe(place);
      expect(Math.abs(offset)).toBeLessThanOrEqual(count / 2);
      expect(Object.is(offset, -0)).toBe(false);
    }),
  );
});
