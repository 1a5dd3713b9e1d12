import type { ErrorCode } from '#contracts/errors.ts';
import { Refusal } from './errors.ts';

/** The value of a closed list a query parameter names; refuses any other with the known ones (SPEC K7). */
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
