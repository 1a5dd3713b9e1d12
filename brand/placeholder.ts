import type { BrandValues, Claim } from './schema.ts';

/** Hosts reserved for examples (RFC 2606): they never exist. */
const PLACEHOLDER_HOST =
  /(?:^|[/@.])(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?:[/:?#]|$)/i;

/** Whether a value contains a placeholder host: "https://pago.aureo.example/vip-100". */
export function holdsPlaceholder(value: string): boolean {
  return PLACEHOLDER_HOST.test(value);
}

/**
 * Whether pages show what the owner did not confirm: example testimonials, claims, cases, a placeholder video, "verified"
 * on a drawing. Only while the site has no real domain (N13).
 */
export function showsInvented({ domain }: Pick<BrandValues, 'domain'>): boolean {
  return holdsPlaceholder(domain);
}

/** What an entry of the content lacks before a real domain shows it: the key of the entry, and what to do there. */
export interface Lack {
  readonly key: string;
  readonly advice: string;
}

/** Whether pages show an entry: always on a placeholder domain, and on a real one when nothing is missing (N13). */
export function mayShow(lacks: readonly Lack[], site: Pick<BrandValues, 'domain'>): boolean {
  return lacks.length === 0 || showsInvented(site);
}

/** The period of a claim that names no period. */
const NO_PERIOD = /^(?:sin periodo|no declarado|no period|not stated)/i;

/** Whether a claim says in both languages which time it covers (A5). */
export function hasPeriod({ period }: Pick<Claim, 'period'>): boolean {
  return !NO_PERIOD.test(period.es) && !NO_PERIOD.test(period.en);
}

/** A figure needs a meaning, a period, and an owner who confirms it (A5). */
export function claimLacks(
  claim: Pick<Claim, 'period' | 'confirmed' | 'meaningAssumed' | 'verified'>,
): readonly Lack[] {
  if (claim.verified) return [];
  return [
    ...lack(
      claim.meaningAssumed === true,
      'meaningAssumed',
      'say what the figure counts in its text, then remove meaningAssumed',
    ),
    ...lack(!hasPeriod(claim), 'period', 'say which months or years the figure covers'),
    ...lack(
      claim.confirmed !== true,
      'confirmed',
      'set confirmed: true if you can prove the figure, or remove the claim',
    ),
  ];
}

/** A lack of that key where it is missing; none elsewhere. */
export function lack(isMissing: boolean, key: string, advice: string): readonly Lack[] {
  return isMissing ? [{ key, advice }] : [];
}
