/**
 * Returns `value` if it is an ISO 8601 UTC instant with milliseconds, as `Date#toISOString` writes it.
 * Only this one spelling sorts as text in order of time. Throws RangeError on any other.
 */
export function checkInstant(field: string, value: string): string {
  const time = Date.parse(value);
  if (Number.isNaN(time) || new Date(time).toISOString() !== value) {
    throw new RangeError(`${field} must be a UTC instant like 2026-01-31T13:30:00.000Z, not "${value}"`);
  }
  return value;
}

/** Returns `value` if it is a calendar day "YYYY-MM-DD"; throws RangeError otherwise. */
export function checkDay(field: string, value: string): string {
  const time = Date.parse(value);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) {
    throw new RangeError(`${field} must be a day like 2026-01-31, not "${value}"`);
  }
  return value;
}
