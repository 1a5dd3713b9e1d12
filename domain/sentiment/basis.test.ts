import { expect, test } from 'vitest';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { commonBasis, ofLatestBasis } from './basis.ts';

const rows = (...bases: ShareBasis[]) => bases.map((basis, place) => ({ basis, place }));

test('E3 a series has only the snapshots that count what its latest counts', () => {
  const mixed = rows('volume', 'accounts', 'volume', 'accounts');
  expect(ofLatestBasis(mixed).map(({ place }) => place)).toEqual([1, 3]);
  const plain = rows('positions', 'positions');
  expect(ofLatestBasis(plain)).toBe(plain);
  expect(ofLatestBasis([])).toEqual([]);
});

test('E1 instruments are compared in the basis that most of them have', () => {
  expect(commonBasis(['accounts', 'volume', null, 'accounts'])).toBe('accounts');
  expect(commonBasis(['accounts', 'volume'])).toBe('volume');
  expect(commonBasis([null, undefined])).toBeNull();
});
