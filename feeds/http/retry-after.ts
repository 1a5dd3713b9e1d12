/** A longer wait is taken for a mistake: an upstream must not silence itself for months. */
const LONGEST_MS = 6 * 3_600_000;

/**
 * Milliseconds the upstream asks us to wait; undefined when the header is missing or unreadable, 0 when the date is past,
 * six hours at most.
 * Seconds or an HTTP date: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(LONGEST_MS, Number(value) * 1000);
  // Date.parse also takes "-5" or "2" for a year; an HTTP date begins with the day's name.
  if (!/^[A-Za-z]{3,9},? /.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.min(LONGEST_MS, Math.max(0, at - now));
}
