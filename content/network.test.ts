import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { networkCards, platformCount } from './network.ts';

it('H5 shows nine official profiles in their order', () => {
  const cards = networkCards();
  expect(cards.map(({ kind }) => kind)).toEqual([
    'community',
    'page',
    'shortPost',
    'video',
    'messaging',
    'photo',
    'shortVideo',
    'forum',
    'memberships',
  ]);
  for (const { url } of cards) expect(brand.socials.map((one) => one.url)).toContain(url);
});

it('H5 A5 counts platforms instead of claiming a number', () => {
  expect(platformCount()).toBe('9+');
  expect(platformCount(networkCards())).toBe('9');
  expect(platformCount(brand.socials.filter(({ kind }) => kind !== 'forum'))).toBe('8+');
});
