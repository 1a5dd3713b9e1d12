import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { FIRST_OFFER } from '#content/offers.ts';
import { countedLinks } from './counted-links.ts';

const linkOf = countedLinks({
  ...brand,
  offers: brand.offers.map((one) =>
    one === FIRST_OFFER ? { ...one, checkout: 'https://pay.example/vip?plan=1' } : one,
  ),
  charts: { name: 'Charts', url: 'https://charts.example/us' },
});
const named = (address: string) => linkOf(new URL(address));

it('N17 knows each link of the brand, whatever tags of a campaign it carries', () => {
  expect(named('https://pay.example/vip?plan=1')).toBe(FIRST_OFFER.id);
  expect(named('https://pay.example/vip?plan=1&utm_source=ads#top')).toBe(FIRST_OFFER.id);
  expect(named(brand.freeChannel)).toBe('freeChannel');
  for (const { kind, url } of brand.socials) expect(named(url)).toBe(kind);
});

it('N17 knows every shared chart as one link', () => {
  expect([named('https://charts.example/us'), named('https://charts.example/us/abc')]).toEqual([
    'charts',
    'charts',
  ]);
  expect(named('https://charts.example/used')).toBeNull();
});

it('N17 knows no other address', () => {
  expect([named('https://pay.example/vip'), named('https://elsewhere.example/')]).toEqual([null, null]);
});
