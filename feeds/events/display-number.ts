const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 12 });

/** A number as a figure's text, never in exponent form; with `decimals`, exactly that many decimals. */
export function displayNumber(value: number, decimals?: number): string {
  if (value === 0) return (0).toFixed(decimals ?? 0);
  return decimals === undefined ? PLAIN.format(value) : value.toFixed(decimals);
}
