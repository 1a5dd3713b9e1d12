import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import type { BrandValues } from '#brand/schema.ts';
import { NETWORK_KINDS, networkCards, platformCount } from './network.ts';

type Social = BrandValues['socials'][number];

it('H5 shows each official profile of the nine platforms, in their order', () => {
  const cards = networkCards();
  const known = NETWORK_KINDS.filter((kind) => brand.socials.some((one) => one.kind === kind));
  expect([...new Set(cards.map(({ kind }) => kind))]).toEqual(known);
  const kindsOf = (all: readonly Social[]) => networkCards(all).map(({ kind }) => kind);
  expect(kindsOf([...brand.socials].reverse())).toEqual(kindsOf(brand.socials));
  for (const { url } of cards) expect(brand.socials.map((one) => one.url)).toContain(url);
});

it('H5 A5 computes the number of platforms instead of claiming one', () => {
  const of = (...kinds: readonly Social['kind'][]): Social[] =>
    kinds.map((kind) => ({ kind, name: kind, handle: '@norte', url: `https://${kind}.example/norte` }));
  expect(platformCount(of('forum', 'video'))).toBe('2');
  expect(platformCount(of('forum', 'video', 'threads'))).toBe('2+');
  expect(platformCount([])).toBe('0');
});
