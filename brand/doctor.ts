import { claimLacks, holdsPlaceholder, type Lack, showsInvented } from './placeholder.ts';
import type { BrandValues } from './schema.ts';

/** A value that must not be on a live site, and what to put there. */
export interface Finding {
  /** Path of the field: "offers.VIP_100.checkout" in the brand, the entry's id in a list of content. */
  readonly field: string;
  readonly value: string;
  readonly advice: string;
  /** The keys below the field that wait for the owner. */
  readonly keys?: readonly string[];
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

/** The example's own name, and its slug, which is also its handle everywhere. */
const EXAMPLE_NAME = 'Áureo';
const EXAMPLE_SLUG = 'aureo';

/**
 * Name, slug and handles that are still those of the example, on a real domain (N13). None on a domain that has the same
 * name in it: a brand may truly be called so.
 */
export function findExampleIdentity(
  brand: Pick<BrandValues, 'domain' | 'name' | 'slug' | 'socials'>,
): Finding[] {
  const { domain, name, slug, socials } = brand;
  if (showsInvented(brand) || bare(domain).includes(EXAMPLE_SLUG)) return [];
  const advice = 'put your own: this is that of the example';
  return [
    ...(name === EXAMPLE_NAME ? [{ field: 'name', value: name, advice }] : []),
    ...(slug === EXAMPLE_SLUG ? [{ field: 'slug', value: slug, advice }] : []),
    ...socials
      .filter(({ handle }) => bare(handle) === EXAMPLE_SLUG)
      .map(({ kind, handle }) => ({ field: `socials.${kind}.handle`, value: handle, advice })),
  ];
}

/** In the names of the example's plans. */
const EXAMPLE_PLAN = /\bNWLVL\b/;

/**
 * What the scenarios still have of the example, on a real domain: a currency that no tier is sold in, and names of plans
 * that are in no tier's name (N13).
 */
export function findExamplePlans(
  brand: Pick<BrandValues, 'domain' | 'offers'>,
  {
    currency,
    plans,
  }: { readonly currency: string; readonly plans: readonly Pick<Finding, 'field' | 'value'>[] },
): Finding[] {
  if (showsInvented(brand)) return [];
  const isOwn = brand.offers.some(({ name }) => EXAMPLE_PLAN.test(name.en));
  const advice = 'put that of your tiers: this is that of the example';
  return [
    ...(brand.offers.some((offer) => offer.currency === currency)
      ? []
      : [{ field: 'currency', value: currency, advice }]),
    ...plans
      .filter(({ value }) => EXAMPLE_PLAN.test(value) && !isOwn)
      .map(({ field, value }) => ({ field, value, keys: ['planName'], advice })),
  ];
}

/** Handles that the address of their profile does not have. Some services have addresses of their own, so the owner decides (A2). */
export function findForeignHandles({ socials }: Pick<BrandValues, 'socials'>): Finding[] {
  return socials
    .filter(({ handle, url }) => !bare(url).includes(bare(handle)))
    .map(({ kind, handle, url }) => ({
      field: `socials.${kind}.handle`,
      value: `${handle} is no part of ${url}`,
      advice: 'confirm that both are the same profile',
    }));
}

/** Letters and digits alone, small and without accents. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
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

/** An entry of the content that waits until the owner supplies what it lacks (N13). */
interface Waiting {
  /** Its place in the file: "claims.win-rate". */
  readonly field: string;
  readonly value: string;
  readonly lacks: readonly Lack[];
}

/** Every entry that a real domain leaves out, once, with each key that is missing and what to do there (A2, A5, N13). */
export function findWaiting(entries: readonly Waiting[]): Finding[] {
  return entries
    .filter(({ lacks }) => lacks.length > 0)
    .map(({ field, value, lacks }) => ({
      field,
      value: `${value} (${lacks.map(({ key }) => key).join(', ')})`,
      advice: lacks.map(({ advice }) => advice).join('; '),
      keys: lacks.map(({ key }) => key),
    }));
}

/**
 * Every tier without a button: not the first, without features, opened by no button of the header, and of no phase of the
 * roadmap, whose tiers are `phases` (D2, D9).
 */
export function findTiersWithoutCall(
  { offers, buyerCalls }: Pick<BrandValues, 'offers' | 'buyerCalls'>,
  phases: readonly string[],
): Finding[] {
  const called = [offers[0]?.id, ...Object.values(buyerCalls).map(({ checkout }) => checkout), ...phases];
  return offers
    .filter(({ id, features }) => !features && !called.includes(id))
    .map(({ id, name }) => ({
      field: `offers.${id}`,
      value: `"${name.en}" has no button on any page`,
      advice: 'give it features, which list it on the home page, or remove it',
    }));
}

/** Every claim that a real domain leaves out (A2, A5, N13). */
export function findWaitingClaims({ claims }: Pick<BrandValues, 'claims'>): Finding[] {
  return findWaiting(
    claims.map((claim) => ({
      field: `claims.${claim.id}`,
      value: `"${claim.text.en}"`,
      lacks: claimLacks(claim),
    })),
  );
}

/** Every invented picture that is still shown, labelled as an example (A2, A6). */
export function findIllustrations(
  entries: readonly { readonly id: string; readonly name: string; readonly illustrative: boolean }[],
  advice: string,
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
