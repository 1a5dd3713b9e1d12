import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { networkCards, platformCount } from './network.ts';

it('H5 shows nine official profiles in order', () => {
  const cards = networkCards();
  expect(new Set(cards.map(({ kind }) => kind)).size).toBe(9);
  expect(cards).toEqual(networkCards([...brand.socials].reverse()));
  for (const { url } of cards) expect(brand.socials.map((one) => one.url)).toContain(url);
});

it('H5 A5 computes the number of platforms instead of claiming one', () => {
  expect(platformCount()).toBe('9+');
  expect(platformCount(networkCards())).toBe('9');
  expect(platformCount(brand.socials.filter(({ kind }) => kind !== 'forum'))).toBe('8+');
});
