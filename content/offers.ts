import { brand } from '#brand/load.ts';
import type { Offer } from '#brand/schema.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
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

/** The words of a tier's button, with its price and how often it is paid. */
export function callOf(offer: Offer, locale: Locale): string {
  const price = `${priceOf(offer, locale)} ${periodOf(offer, locale)}`.trimEnd();
  return fill(inLocale(offer.call, locale), { price });
}
