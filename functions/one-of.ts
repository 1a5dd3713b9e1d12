import type { Context } from 'hono';
import type { ErrorCode } from '#contracts/errors.ts';
import { Refusal } from './errors.ts';

/** A query parameter with a value of a closed list; rejects any other value and names the known ones (K7). */
export function oneOf<const Value extends string | number>(
  name: string,
  given: string,
  known: readonly Value[],
  code: ErrorCode,
): Value {
  const value = known.find((one) => String(one) === given);
  if (value === undefined) throw new Refusal(code, `Unknown ${name}. Known ones: ${known.join(', ')}.`);
  return value;
}

/**
 * Rejects a query with a parameter that the function does not have, or with one twice: a misspelt filter would answer
 * everything, and a second value nothing (K7). It passes over names that match `ignored`.
 */
export function refuseUnknown(c: Context, known: readonly string[], ignored?: RegExp): void {
  const given = Object.entries(c.req.queries());
  const [twice] = given.find(([name, values]) => known.includes(name) && values.length > 1) ?? [];
  if (twice !== undefined) throw new Refusal('bad_request', `Give "${twice}" once.`);
  const [odd] = given.find(([name]) => !known.includes(name) && !ignored?.test(name)) ?? [];
  if (odd === undefined) return;
  const takes = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes none.';
  throw new Refusal('bad_request', `There is no filter "${odd.slice(0, 40)}" here. ${takes}`);
}

/** Longer than any of our ids (a slug of 96 characters, a day and an ordinal). */
const MAX_ID = 160;

/** The id of an event in a query: rejects a query without one, and one that is longer than that of any event. */
export function eventIdOf(c: Context): string {
  const id = c.req.query('id');
  if (!id) throw new Refusal('bad_request', 'Name an event: ?id=…');
  if (id.length > MAX_ID) throw new Refusal('not_found', 'There is no event of this id.');
  return id;
}
