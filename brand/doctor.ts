import type { BrandValues } from './schema.ts';

/** A value that still is a placeholder, and what to put there. */
export interface Finding {
  /** Path of the field in the brand: "checkout.VIP_100". */
  readonly field: string;
  readonly value: string;
  readonly advice: string;
}

/** Hosts reserved for examples (RFC 2606): nothing real is ever there. */
const PLACEHOLDER_HOST = /(?:^|[/@.])[\w-]+\.example(?:[/:?#]|$)/;

/** Every value of a well-formed brand that would embarrass a live site (SPEC A2). */
export function findPlaceholders(brand: BrandValues): Finding[] {
  return leavesOf(brand)
    .filter(({ value }) => PLACEHOLDER_HOST.test(value))
    .map(({ field, value }) => ({ field, value, advice: adviceFor(field) }));
}

function adviceFor(field: string): string {
  if (field === 'domain') return 'put the domain the site answers on';
  if (field === 'email') return 'put the support address visitors can write to';
  if (field.startsWith('checkout')) return 'put the checkout link of your payment provider';
  if (field.startsWith('socials')) return 'put the address of your official profile, or remove the entry';
  return 'put your own address';
}

function leavesOf(value: unknown, field = ''): { field: string; value: string }[] {
  if (typeof value === 'string') return [{ field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, field ? `${field}.${key}` : key));
}
