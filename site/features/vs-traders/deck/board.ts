import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';

/** Indices of the shares (percent, null: unknown), the farthest from half first; the unknown last. */
export function mostOneSided(shares: readonly (number | null)[]): number[] {
  const away = (share: number | null | undefined) => (share == null ? -1 : Math.abs(share - 50));
  return shares.map((_, index) => index).sort((one, other) => away(shares[other]) - away(shares[one]));
}

/** Percentage points with their sign and at most one decimal: "+2.5", "0". */
export function signedPoints(points: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_TABLE[locale].tag, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(points);
}

/** The three instruments whose share moved most, by a point or more, the largest move first. */
export function sharesMoved(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>) {
  return Object.entries(now)
    .map(([symbol, to]) => ({ symbol, from: before[symbol] ?? to, to }))
    .filter(({ from, to }) => Math.abs(to - from) >= 1)
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
    .slice(0, 3);
}
