import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { formatShare } from '#domain/format.ts';

/** Percent long of each instrument. */
export type Shares = Readonly<Record<string, number>>;

/** What one instrument shows: percent long, and when that was read at its source (epoch ms; null where unknown). */
export interface SeenShare {
  readonly share: number;
  readonly readAt: number | null;
}

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
export function sharesMoved(before: Shares, now: Shares) {
  return Object.entries(now)
    .map(([symbol, to]) => ({ symbol, from: before[symbol] ?? to, to }))
    .filter(({ from, to }) => Math.abs(to - from) >= 1)
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
    .slice(0, 3);
}

/**
 * What has moved since a visit, in words. That nothing has is said only where every instrument was read after it. The shares
 * are in the order of the instruments.
 */
export function changesSince(
  { at, seen }: { readonly at: number; readonly seen: Shares },
  shares: readonly (SeenShare | null)[],
  locale: Locale,
): string {
  const now = Object.fromEntries(
    SYMBOLS.flatMap((symbol, place) => {
      const share = shares[place]?.share;
      return share === undefined ? [] : [[symbol, share]];
    }),
  );
  const moved = sharesMoved(seen, now).map(
    ({ symbol, from, to }) => `${symbol} ${formatShare(from, locale)} → ${formatShare(to, locale)}`,
  );
  if (moved.length > 0) return moved.join(' · ');
  const isReadAgain = SYMBOLS.every((symbol, place) => symbol in seen && (shares[place]?.readAt ?? 0) > at);
  return translate(locale, isReadAgain ? 'board.same' : 'board.unsure');
}
