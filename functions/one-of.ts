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
