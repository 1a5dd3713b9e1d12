import * as z from 'zod/mini';
import { localized } from '#contracts/localized.ts';

// Kinds of fields in the owner's files; each says in plain words what it takes.

/** A non-empty text of one line. */
export const line = (takes: string, most = 200) =>
  z.string(takes).check(z.regex(/^\S(.*\S)?$/, takes), z.maxLength(most, `takes at most ${most} characters`));

export const link = (takes: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: takes });

/** A text in each language. */
export const both = (takes: string, most?: number) => localized(line(takes, most), takes);

/** A name for machines. */
export function slug(example: string) {
  const takes = `takes small letters and digits joined by hyphens, like ${example}`;
  return z
    .string(takes)
    .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, takes), z.maxLength(40, 'takes at most 40 characters'));
}

/** Refuses a list in which two entries have one id. */
export const eachOnce = () =>
  z.refine<readonly { readonly id: string }[]>(
    (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
    'takes each id once',
  );

/** A text in each language with no other `{{name}}` than those of the facts. */
export function withFacts(facts: readonly string[], most?: number) {
  const takes = 'takes a text in es and in en';
  const known = `takes of {{…}} only ${facts.map((name) => `{{${name}}}`).join(', ')}`;
  const isKnown = (text: string) =>
    [...text.matchAll(/\{\{([^}]*)\}\}/g)].every(([, name = '']) => facts.includes(name));
  return localized(line(takes, most).check(z.refine(isKnown, known)), takes);
}

const CURRENCY = 'takes the three letters of a currency, like USD, EUR or MXN';
export const currency = z
  .string(CURRENCY)
  .check(z.refine((code) => Intl.supportedValuesOf('currency').includes(code), CURRENCY));
