import * as z from 'zod/mini';
import type { Locale } from './locale.ts';

/** By what a number is kept. `link` is where an outbound call leads, `source` the `utm_source` of the page's address. */
export type CountedField = 'day' | 'page' | 'locale' | 'link' | 'source';

/**
 * What the site counts of its visits (N17), and by what. The server keeps these fields and no others, and the privacy
 * policy lists them.
 */
export const COUNTED = {
  view: ['day', 'page', 'locale', 'source'],
  call: ['day', 'page', 'locale', 'link', 'source'],
  success: ['day', 'locale', 'source'],
} as const satisfies Readonly<Record<string, readonly CountedField[]>>;
export type CountedKind = keyof typeof COUNTED;

/** What one number counts. A field that its kind does not keep is empty, and so is the source of an address without a tag. */
export interface CountKey {
  readonly kind: CountedKind;
  /** "YYYY-MM-DD" in Mexico City. */
  readonly day: string;
  readonly page: string;
  readonly locale: Locale;
  readonly link: string;
  readonly source: string;
}

export interface Count extends CountKey {
  readonly times: number;
}

/** In the place of a page, a link or a source that is none of ours, or one too many. */
export const OTHER = 'other';
/** The most different numbers of one day; a few more hold what is over it. */
export const MOST_COUNTS = 1_000;
/** How long the numbers are kept, in days. */
export const COUNT_DAYS = 731;

const address = z.string().check(z.regex(/^[^\s]*$/), z.maxLength(2_000));

/** What a browser sends: the address of its page and, for an outbound call, that of the link; else an empty text. */
export const sentCountSchema = z.tuple([address, address]);

/**
 * The number under which a visit is counted on a day that has `known` different numbers already, this one not among them:
 * a flood of invented tags first loses its tags, so that real pages keep their own numbers.
 */
export function boundedCount<Key extends CountKey>(key: Key, known: number): Key {
  if (known < MOST_COUNTS / 2) return key;
  const source = key.source && OTHER;
  if (known < MOST_COUNTS) return { ...key, source };
  return { ...key, page: key.page && OTHER, link: key.link && OTHER, source };
}

/** The same text for the same number. */
export function countName({ kind, day, page, locale, link, source }: CountKey): string {
  return [kind, day, page, locale, link, source].join(' ');
}
