import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { FEATURES, SERVICES } from './services.ts';
import { translate } from './words/translate.ts';

it('D2 has four services at the brand’s prices, the higher ones as minimum amounts', () => {
  expect(SERVICES.map(({ tier, price, term }) => [tier, price, term])).toEqual([
    ['vip', brand.prices.VIP_100, 'monthly'],
    ['passive', brand.prices.PASSIVE_1K, 'from'],
    ['nwlvl', brand.prices.NWLVL_10K, 'from'],
    ['free', 0, 'free'],
  ]);
});

it('D2 opens a different checkout with every call but the free one, and has a second one only for the VIP channel', () => {
  expect(SERVICES.map(({ product }) => product)).toEqual(['VIP_100', 'PASSIVE_1K', 'NWLVL_10K', undefined]);
  expect(SERVICES.filter(({ wallet }) => wallet).map(({ tier }) => tier)).toEqual(['vip']);
});

it('D2 A3 has five different features for each service in both languages', () => {
  for (const locale of BASE_LOCALES) {
    const texts = SERVICES.flatMap(({ tier }) =>
      FEATURES.map((feature) => translate(locale, `services.${tier}.${feature}`)),
    );
    expect(new Set(texts).size).toBe(20);
    expect(texts.filter((text) => text.startsWith('services.'))).toEqual([]);
  }
});

it('D2 has the pending label in both languages, for a checkout that opens on the page', () => {
  expect(BASE_LOCALES.map((locale) => translate(locale, 'services.pending'))).toEqual([
    'Procesando...',
    'Processing…',
  ]);
});
