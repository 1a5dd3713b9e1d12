import { brand } from '#brand/load.ts';
import type { Offer } from '#brand/schema.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { type MessageKey, translate } from './words/translate.ts';

/** A line of the ledger of services. */
export interface Service {
  /** Short name: "vip" for VIP_100; the whole id where two tiers would have the same. */
  readonly tier: string;
  /** The tier that its call opens; the free channel has none. */
  readonly offer?: Offer;
}

/** The services in order: the tiers that have features, and the free channel (D2). */
export function servicesOf(offers: readonly Offer[]): readonly Service[] {
  const listed = offers.filter(({ features }) => features);
  const taken = ['free', ...listed.map(tierOf)];
  const nameOf = (offer: Offer) => {
    const short = tierOf(offer);
    return taken.filter((one) => one === short).length > 1 ? offer.id.toLowerCase() : short;
  };
  return [...listed.map((offer) => ({ tier: nameOf(offer), offer })), { tier: 'free' }];
}

/** The part of the id before the price. */
function tierOf({ id }: Pick<Offer, 'id'>): string {
  return id.toLowerCase().split('_')[0] ?? '';
}

export const SERVICES: readonly Service[] = servicesOf(brand.offers);

const FREE_FEATURES = [1, 2, 3, 4, 5].map((one) => `services.free.${one}` as MessageKey & `services.free.1`);

/** Name, text and features of a service in a language (D2). */
export function serviceWords({ offer }: Service, locale: Locale) {
  if (!offer)
    return {
      title: translate(locale, 'services.free.title'),
      about: translate(locale, 'services.free.text'),
      features: FREE_FEATURES.map((one) => translate(locale, one)),
    };
  return {
    title: inLocale(offer.name, locale),
    about: offer.about ? inLocale(offer.about, locale) : '',
    features: (offer.features ?? []).map((one) => inLocale(one, locale)),
  };
}

/** Claims beside the analysis: its best ratio, and its publication time (D2, A5). */
export const ANALYSIS_CLAIM = 'risk-reward-best';
export const ANALYSIS_HOURS_CLAIM = 'analysis-hours';
