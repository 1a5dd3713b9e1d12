import { expect, it } from 'vitest';
import { brand } from '#brand/load.ts';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { callOf, FIRST_OFFER, periodOf, priceOf, walletsOf, walletWords } from './offers.ts';
import { SERVICES, servicesOf, serviceWords } from './services.ts';
import { translate } from './words/translate.ts';

it('D2 lists every tier that has features, at its own price, and the free channel last', () => {
  const listed = brand.offers.filter(({ features }) => features);
  expect(SERVICES.map(({ offer }) => offer)).toEqual([...listed, undefined]);
  expect(SERVICES.map(({ tier }) => tier).at(-1)).toBe('free');
});

it('D2 A3 has different features for each service in both languages', () => {
  for (const locale of BASE_LOCALES) {
    const texts = SERVICES.flatMap((service) => serviceWords(service, locale).features);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.startsWith('services.'))).toEqual([]);
  }
});

it('D2 writes a tier in another currency, period and shape in each language', () => {
  const tier = {
    ...FIRST_OFFER,
    id: 'ANNUAL',
    from: undefined,
    call: { es: 'Entrar: {{price}}', en: 'Join: {{price}}' },
    price: 1_049.9,
    currency: 'EUR',
    decimals: 2 as const,
    period: 'year' as const,
  };
  expect(BASE_LOCALES.map((locale) => callOf(tier, locale))).toEqual([
    'Entrar: 1,049.90 EUR al año',
    'Join: 1,049.90 EUR a year',
  ]);
  expect(BASE_LOCALES.map((locale) => callOf({ ...tier, from: true, period: 'one-time' }, locale))).toEqual([
    'Entrar: desde 1,049.90 EUR',
    'Join: from 1,049.90 EUR',
  ]);
  expect(priceOf({ price: 300, currency: 'MXN' }, 'es')).toBe('300 MXN');
  expect(periodOf({ period: 'one-time' }, 'en')).toBe('');
  expect(servicesOf([tier]).map((service) => service.tier)).toEqual(['annual', 'free']);
});

it('D2 H4 names each wallet once, with the tiers that can be paid with it', () => {
  const tier = (name: string, wallet?: string) => ({
    ...FIRST_OFFER,
    name: { es: name, en: name },
    second: wallet === undefined ? undefined : { name: wallet, url: 'https://wallet.example/' },
  });
  const offers = [tier('One', 'Norte'), tier('Two'), tier('Three', 'Sur'), tier('Four', 'Norte')];
  expect(walletsOf('en', offers)).toEqual([
    { name: 'Norte', plans: 'One and Four' },
    { name: 'Sur', plans: 'Three' },
  ]);
  expect(walletWords('es', 'plans', offers)).toBe('Norte (One y Four) o Sur (Three)');
  expect([walletWords('en', 'names', offers), walletWords('en', 'names', [tier('Two')])]).toEqual([
    'Norte or Sur',
    '',
  ]);
});

it('D2 M names each service differently when two tiers begin alike', () => {
  const features = [{ es: 'Señales', en: 'Signals' }];
  const named = (...ids: string[]) =>
    servicesOf(ids.map((id) => ({ ...FIRST_OFFER, id, features }))).map(({ tier }) => tier);
  expect(named('CHANNEL_MONTH', 'CHANNEL_YEAR', 'MENTOR_10K')).toEqual([
    'channel_month',
    'channel_year',
    'mentor',
    'free',
  ]);
  expect(named('FREE_PLUS')).toEqual(['free_plus', 'free']);
});

it('D2 has the pending label in both languages, for a checkout that opens on the page', () => {
  expect(BASE_LOCALES.map((locale) => translate(locale, 'services.pending'))).toEqual([
    'Procesando...',
    'Processing…',
  ]);
});
