import { hasPeriod, holdsPlaceholder } from './placeholder.ts';
import type { BrandValues } from './schema.ts';

/** A value that must not be on a live site, and what to put there. */
export interface Finding {
  /** Path of the field: "offers.VIP_100.checkout" in the brand, the entry's id in a list of content. */
  readonly field: string;
  readonly value: string;
  readonly advice: string;
}

const EXAMPLE = /\b(?:de ejemplo|example)\b/i;

/** Every placeholder of a well-formed brand, or of other values that the owner fills in (A2). */
export function findPlaceholders(values: object): Finding[] {
  return leavesOf(values)
    .filter(({ value }) => holdsPlaceholder(value))
    .map(({ field, value }) => ({ field, value, advice: adviceFor(field) }));
}

/** The person or company that the legal documents name, while it is the example (A2, H8). */
export function findExampleOwner({ owner }: Pick<BrandValues, 'owner'>): Finding[] {
  return leavesOf(owner)
    .filter(({ value }) => EXAMPLE.test(value))
    .map(({ field, value }) => ({
      field: `owner.${field}`,
      value,
      advice: 'put who answers for the site by law: the legal documents name it',
    }));
}

/** Every button of the header whose label names one product while it opens the checkout of another (A2, C5). */
export function findMislabelledCalls({
  buyerCalls,
  offers,
}: Pick<BrandValues, 'buyerCalls' | 'offers'>): Finding[] {
  const price = (tier: string) => {
    const found = offers.find(({ id }) => id === tier);
    return `${found?.price} ${found?.currency}`;
  };
  return Object.entries(buyerCalls)
    .filter(([, { product, checkout }]) => product !== checkout)
    .map(([name, { label, product, checkout }]) => ({
      field: `buyerCalls.${name}`,
      value: `"${label.en}" shows ${product} at ${price(product)} and opens ${checkout} at ${price(checkout)}`,
      advice: 'name the same tier as product and as checkout, and put its name in the label',
    }));
}

/** Every figure that is unverified and has no period (A2, A5). */
export function findUndatedClaims({ claims }: Pick<BrandValues, 'claims'>): Finding[] {
  return claims
    .filter((claim) => !claim.verified && !hasPeriod(claim))
    .map(({ id, text, period }) => ({
      field: `claims.${id}`,
      value: `"${text.en}", period: ${period.en}`,
      advice: 'say which months or years the figure covers, or remove the claim',
    }));
}

/** Every figure that the brand gave without saying what it counts; a real domain shows none of them (A2, A5, N13). */
export function findAssumedMeanings({ claims }: Pick<BrandValues, 'claims'>): Finding[] {
  return claims
    .filter(({ meaningAssumed }) => meaningAssumed)
    .map(({ id, text }) => ({
      field: `claims.${id}`,
      value: `"${text.en}" is our reading: the figure was given without a meaning`,
      advice: 'say what the figure counts in its text and remove meaningAssumed, or remove the claim',
    }));
}

/** Every invented testimonial or picture that is still shown, labelled as an example (A2, A6). */
export function findIllustrations(
  entries: readonly { readonly id: string; readonly name: string; readonly illustrative: boolean }[],
  advice = 'put the words of a real member who agreed to them, or remove the entry',
): Finding[] {
  return entries
    .filter(({ illustrative }) => illustrative)
    .map(({ id, name }) => ({
      field: id,
      value: `${name}: an invented example`,
      advice,
    }));
}

/** A limited offer that has ended: the banner no longer shows it, and the price has to be put back (A2, A9). */
export function findEndedOffer({ offer }: Pick<BrandValues, 'offer'>, now: number): Finding[] {
  if (!offer || Date.parse(offer.until) > now) return [];
  const advice = 'remove the offer, and put the regular price back';
  return [{ field: 'offer', value: `limited offer, ended ${offer.until}`, advice }];
}

/** A running limited offer: only the owner knows whether it is still true (A9). */
export function findRunningOffer(
  { offer, offers: [first] }: Pick<BrandValues, 'offer' | 'offers'>,
  now: number,
): Finding[] {
  if (!offer || Date.parse(offer.until) <= now) return [];
  const value = `limited offer until ${offer.until}, instead of ${offer.regular} ${first?.currency}`;
  return [{ field: 'offer', value, advice: 'confirm that the regular price truly returns then' }];
}

function adviceFor(field: string): string {
  if (field === 'domain') return 'put the domain the site answers on';
  if (field === 'email') return 'put the support address visitors can write to';
  if (field.startsWith('offers')) return 'put the checkout link of your payment provider';
  if (field.startsWith('socials')) return 'put the address of your official profile, or remove the entry';
  if (field.startsWith('charts')) return 'put your page on the charting site, or remove the entry';
  if (field.startsWith('video')) return 'put the id of your own video';
  return 'put your own address';
}

function leavesOf(value: unknown, field = ''): { field: string; value: string }[] {
  if (typeof value === 'string') return [{ field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? entryName(inner, key) : key;
    return leavesOf(inner, field ? `${field}.${name}` : name);
  });
}

/** An entry of a list is found again by its own id or kind. */
function entryName(entry: unknown, index: string): string {
  const { id, kind }: { id?: unknown; kind?: unknown } = Object(entry);
  return String(id ?? kind ?? index);
}
