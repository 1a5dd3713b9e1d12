import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { formatShare } from '#domain/format.ts';
import { extremeOf } from '#domain/sentiment-history.ts';
import type { BoardRow } from '#site/lib/query/useBoard.ts';

/** Percent long of each instrument; the name of one whose share does not count volume has the basis after a space. */
export type Shares = Readonly<Record<string, number>>;

/** What one instrument shows: what is counted, percent long, and when that was read at its source (epoch ms; null where unknown). */
export interface SeenShare {
  readonly basis: ShareBasis;
  readonly share: number;
  readonly readAt: number | null;
}

/** Indices of the shares (percent, null: unknown), the farthest from half first; the unknown last. */
export function mostOneSided(shares: readonly (number | null)[]): number[] {
  const away = (share: number | null | undefined) => (share == null ? -1 : Math.abs(share - 50));
  return shares.map((_, index) => index).sort((one, other) => away(shares[other]) - away(shares[one]));
}

type RangeState = 'high' | 'low' | 'inside' | 'above' | 'below' | 'unranged';

/** Where a long share is: at an extreme, else beside or in its own range. */
export function stateOf(long: number, range: BoardRow['range']): RangeState {
  const extreme = extremeOf(long, EXTREMES);
  if (extreme) return extreme;
  if (!range) return 'unranged';
  if (long > range.high) return 'above';
  return long < range.low ? 'below' : 'inside';
}

/** One day of the replay: its share, null without a reading, and where the dot was last. */
export function dayOf(shares: readonly (number | null)[], day: number) {
  return {
    share: shares[day] ?? null,
    place: shares.slice(0, day + 1).findLast((share) => share !== null) ?? null,
  };
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
  const moved = sharesMoved(seen, sharesBySymbol(shares)).map(
    ({ symbol, from, to }) =>
      `${symbol.slice(0, symbol.search(/ |$/))} ${formatShare(from, locale)} → ${formatShare(to, locale)}`,
  );
  if (moved.length > 0) return moved.join(' · ');
  const isReadAgain = SYMBOLS.every((symbol, place) => {
    const share = shares[place];
    return share && nameIn(symbol, share) in seen && (share.readAt ?? 0) > at;
  });
  return translate(locale, isReadAgain ? 'board.same' : 'board.unsure');
}

/** The known ones of shares that are in the order of the instruments. */
export function sharesBySymbol(shares: readonly (SeenShare | null)[]): Shares {
  return Object.fromEntries(
    SYMBOLS.flatMap((symbol, place) => {
      const share = shares[place];
      return share ? [[nameIn(symbol, share), share.share]] : [];
    }),
  );
}

/** Shares of different bases have different names, so that none is compared with another. */
function nameIn(symbol: InstrumentSymbol, { basis }: SeenShare): string {
  return basis === 'volume' ? symbol : `${symbol} ${basis}`;
}
