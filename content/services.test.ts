import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { LOCALES } from '#contracts/locale.ts';
import { FEATURES, SERVICES } from './services.ts';
import { translate } from './words/translate.ts';

it('D2 four services at the brand’s prices, the dearer ones as a least amount', () => {
  expect(SERVICES.map(({ tier, price, term }) => [tier, price, term])).toEqual([
    ['vip', brand.prices.VIP_100, 'monthly'],
    ['passive', brand.prices.PASSIVE_1K, 'from'],
    ['nwlvl', brand.prices.NWLVL_10K, 'from'],
    ['free', 0, 'free'],
  ]);
});

it('D2 every call leads to a link of its own, and only the VIP channel has a second one', () => {
  const links = SERVICES.flatMap(({ link, wallet }) => [link, ...(wallet ? [wallet.url] : [])]);
  expect(new Set(links).size).toBe(5);
  expect(SERVICES.filter(({ wallet }) => wallet).map(({ tier }) => tier)).toEqual(['vip']);
});

it('D2 A3 each service has five different features in both languages', () => {
  for (const locale of LOCALES) {
    const texts = SERVICES.flatMap(({ tier }) =>
      FEATURES.map((feature) => translate(locale, `services.${tier}.${feature}`)),
    );
    expect(new Set(texts).size).toBe(20);
    expect(texts.filter((text) => text.startsWith('services.'))).toEqual([]);
  }
});

it('D2 the pending label stands ready in both languages, for an owner whose checkout opens on the page', () => {
  expect(LOCALES.map((locale) => translate(locale, 'services.pending'))).toEqual([
    'Procesando...',
    'Processing...',
  ]);
});
