import type { BrandValues, Claim } from './schema.ts';

/** Hosts reserved for examples (RFC 2606): they never exist. */
const PLACEHOLDER_HOST =
  /(?:^|[/@.])(?:[\w-]+\.(?:example|test|invalid|localhost)|example\.(?:com|net|org))(?:[/:?#]|$)/i;

/** Whether a value contains a placeholder host: "https://pago.aureo.example/vip-100". */
export function holdsPlaceholder(value: string): boolean {
  return PLACEHOLDER_HOST.test(value);
}

/**
 * Whether pages show invented content: example testimonials, figures whose meaning is our reading, an offer with our
 * end, "verified" on a drawing. Only while the site has no real domain (N13).
 */
export function showsInvented({ domain }: Pick<BrandValues, 'domain'>): boolean {
  return holdsPlaceholder(domain);
}

/** The period of a claim that names no period. */
const NO_PERIOD = /^(?:sin periodo|no declarado|no period|not stated)/i;

/** Whether a claim says in both languages which time it covers (A5). */
export function hasPeriod({ period }: Pick<Claim, 'period'>): boolean {
  return !NO_PERIOD.test(period.es) && !NO_PERIOD.test(period.en);
}
