import { brand } from '#brand/load.ts';
import type { Offer } from '#brand/schema.ts';
import { inLocale, LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { formatPrice } from '#domain/format.ts';
import { fill } from './words/define.ts';
import { translate } from './words/translate.ts';

/** The tier of that id; undefined when the owner sells none. */
export function offerById(id: string, offers: readonly Offer[] = brand.offers): Offer | undefined {
  return offers.find((one) => one.id === id);
}

/** The tier that the page of the VIP channel, the banner and the articles sell. */
export const FIRST_OFFER: Offer = first(brand.offers);

function first([one]: readonly Offer[]): Offer {
  if (!one) throw new Error('brand/offers.json: takes at least one tier');
  return one;
}

/** "1,000 USD" in the form of the language. */
export function priceOf(offer: Pick<Offer, 'price' | 'currency' | 'decimals'>, locale: Locale): string {
  return formatPrice(offer.price, locale, offer);
}

const PERIOD_WORDS = { month: 'services.monthly', year: 'services.yearly' } as const;

/** "a month"; empty for what is paid once. */
export function periodOf({ period }: Pick<Offer, 'period'>, locale: Locale): string {
  return period === 'one-time' ? '' : translate(locale, PERIOD_WORDS[period]);
}

/** "100 USD a month", "from 1,000 USD"; without the period for what is paid once. */
export function termsOf(offer: Offer, locale: Locale): string {
  const from = offer.from ? translate(locale, 'services.from') : '';
  return [from, priceOf(offer, locale), periodOf(offer, locale)].filter(Boolean).join(' ');
}

/** The words of a tier's button, with its price and how often it is paid. */
export function callOf(offer: Offer, locale: Locale): string {
  return fill(inLocale(offer.call, locale), { price: termsOf(offer, locale) });
}

/** Each wallet that is a second way to pay, once, with the names of its tiers. */
export function walletsOf(
  locale: Locale,
  offers: readonly Offer[] = brand.offers,
): { readonly name: string; readonly plans: string }[] {
  const byName = Map.groupBy(offers, ({ second }) => second?.name);
  return [...byName].flatMap(([name, some]) => (name ? [{ name, plans: planNames(locale, some) }] : []));
}

/** The wallets as one choice: "Monedero Regional (VIP channel) or …", or their names alone; empty without one. */
export function walletWords(locale: Locale, show: 'names' | 'plans', offers?: readonly Offer[]): string {
  return new Intl.ListFormat(LOCALE_TABLE[locale].tag, { type: 'disjunction' }).format(
    walletsOf(locale, offers).map(({ name, plans }) => (show === 'plans' ? `${name} (${plans})` : name)),
  );
}

/** The names of the tiers as one list: "VIP channel, Premium analysis, and NWLVL mentoring". */
export function planNames(locale: Locale, offers: readonly Offer[] = brand.offers): string {
  return new Intl.ListFormat(LOCALE_TABLE[locale].tag).format(
    offers.map(({ name }) => inLocale(name, locale)),
  );
}

const RENEWALS = { month: 'calls.renewsMonthly', year: 'calls.renewsYearly' } as const;

/** Which tiers renew, and how often, a sentence for each period; empty when all are paid once. */
export function renewalWords(locale: Locale, offers: readonly Offer[] = brand.offers): string {
  return (['month', 'year'] as const)
    .flatMap((period) => {
      const some = offers.filter((one) => one.period === period);
      return some.length > 0 ? [translate(locale, RENEWALS[period], { plans: planNames(locale, some) })] : [];
    })
    .join(' ');
}
