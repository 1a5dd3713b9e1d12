/** A longer wait counts as a mistake of the upstream. */
const LONGEST_MS = 6 * 3_600_000;

/**
 * Milliseconds that the upstream asks us to wait; undefined when the header is missing or unreadable, 0 for a past date,
 * six hours at most.
 * Seconds or an HTTP date: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(LONGEST_MS, Number(value) * 1000);
  // Date.parse also reads "-5" or "2" as a year; an HTTP date begins with the name of the day.
  if (!/^[A-Za-z]{3,9},? /.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.min(LONGEST_MS, Math.max(0, at - now));
}
