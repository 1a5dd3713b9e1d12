import type { BrandValues } from './schema.ts';

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
