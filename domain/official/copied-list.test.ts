import { expect, test } from 'vitest';
import { endOfList } from './copied-list.ts';

const LIST = { days: { prices: ['2026-11-10', '2026-12-10'], trade: ['2026-12-17'], costs: ['2026-10-30'] } };

test.each([
  ['2026-11-16T23:59:00.000Z', 31, 'ok'],
  ['2026-11-17T00:00:00.000Z', 30, 'ending'],
  ['2026-12-17T23:59:00.000Z', 0, 'ending'],
  ['2026-12-18T00:00:00.000Z', -1, 'ended'],
])('N11 at %s a copied list has %i days left and is %s', (now, daysLeft, state) => {
  expect(endOfList(LIST, new Date(now))).toEqual({ endsOn: '2026-12-17', daysLeft, state });
});

test('N11 a copied list without days is refused', () => {
  expect(() => endOfList({ days: {} }, new Date('2026-12-18T00:00:00.000Z'))).toThrow(RangeError);
});
