import * as z from 'zod/mini';
import { cleanCode, cleanFigure, cleanInstant, cleanNumber, cleanText } from '#feeds/clean.ts';

/**
 * Fields of a calendar's row, cleaned. A row needs its title, time and place; without one it is dropped. An odd value of any
 * other field costs that field only.
 */
export const title = z.pipe(z.transform(cleanText), z.string().check(z.minLength(1), z.maxLength(200)));

/** ISO 8601, UTC. */
export const instant = z.pipe(z.transform(cleanInstant), z.string());

/** An ISO 3166 or 4217 code of `letters` letters; null for anything else. */
export const codeOf = (letters: 2 | 3) =>
  z.transform((given: unknown) => {
    const code = cleanCode(given);
    return code.length === letters && /^[A-Z]+$/.test(code) ? code : null;
  });

/** Text of the upstream; "" without one. */
export const text = z.transform(cleanText);

/** Text with a number and its unit; null for none. */
export const figure = z.transform(cleanFigure);

/** A value that the mapper reads with its unit. */
export const value = z.optional(z.unknown());

/** A number, also as text; null for anything else. */
export const number = z.transform(cleanNumber);

const MAX_UNIT = 12;
/** A word, a money sign or a percent sign. */
const UNIT = /^(?!(?:n\/?a|none|null)$).*[\p{L}\p{Sc}%]/iu;

/** The unit or scale of a number; "" for none. Null when it cannot be read: then the number cannot be understood either. */
export const unit = z.transform((given: unknown) => {
  if (given === null || given === undefined) return '';
  const mark = cleanText(given);
  if (typeof given !== 'string' || mark.length > MAX_UNIT) return null;
  return UNIT.test(mark) ? mark : '';
});
