/** Milliseconds a figure takes to count up (J6). */
export const COUNT_MS = 2000;

/** Progress of a count (0-1) after `elapsed` ms, at least 0: fast at first, slow at the end. */
export function countProgress(elapsed: number): number {
  const time = Math.min(1, elapsed / COUNT_MS);
  return 1 - (1 - time) ** 3;
}

/**
 * A figure while it counts up: its last number is `progress` (0-1) of the final one, with the same decimals and
 * grouping, and the text around it stays: "1:200" at one half is "1:100". At 1 it is the text itself.
 */
export function countText(text: string, progress: number): string {
  if (progress >= 1) return text;
  return text.replace(/[\d,]*\d(\.\d+)?(?=\D*$)/, (final, fraction = '.') => {
    const decimals = fraction.length - 1;
    const now = Number((Number(final.replaceAll(',', '')) * progress).toFixed(decimals));
    return now.toLocaleString('en-US', { minimumFractionDigits: decimals });
  });
}
