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

/** The second way to pay of the tier that has one. */
export function secondWay(offers: readonly Offer[] = brand.offers): Offer['second'] {
  return offers.find(({ second }) => second)?.second;
}

const PERIOD_WORDS = { month: 'services.monthly', year: 'services.yearly' } as const;

/** "a month"; empty for what is paid once. */
export function periodOf({ period }: Pick<Offer, 'period'>, locale: Locale): string {
  return period === 'one-time' ? '' : translate(locale, PERIOD_WORDS[period]);
}

/** "100 USD a month"; without the period for what is paid once. */
export function termsOf(offer: Offer, locale: Locale): string {
  return `${priceOf(offer, locale)} ${periodOf(offer, locale)}`.trimEnd();
}

/** The words of a tier's button, with its price and how often it is paid. */
export function callOf(offer: Offer, locale: Locale): string {
  return fill(inLocale(offer.call, locale), { price: termsOf(offer, locale) });
}

/** The names of the tiers that have a second way to pay. */
export function plansWithSecondWay(locale: Locale, offers: readonly Offer[] = brand.offers): string {
  return planNames(
    locale,
    offers.filter(({ second }) => second),
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
