import { readSeries, type SeriesKey } from './series.ts';
import { MIXED_KINDS } from './synonyms.ts';
import { likeness, sameSeries } from './titles.ts';

/** The kind of indicator that a title names (K4); null when unknown. */
export type KindOf = (title: string) => string | null;

/** What a row's title names. */
export interface Named {
  readonly series: SeriesKey;
  readonly kind: string | null;
}

/** Reads a row's title. */
export function namedBy(row: Parameters<typeof readSeries>[0], kindOf: KindOf): Named {
  const series = readSeries(row);
  return { series, kind: kindOf(series.title) };
}

/** Share of words that two titles of no known kind must have in common; one more word on a title of two is below it. */
export const LIKE_ENOUGH = 0.82;

/**
 * Whether two titles measure the same (K3): the same words, or one kind that is one series in each country. Titles of
 * unknown kinds, and those of speeches and auctions, may differ by a word in five.
 */
export function measureTheSame(one: Named, other: Named): boolean {
  if (!canBeOne(one.series, other.series)) return false;
  if (one.kind !== null && other.kind !== null && one.kind !== other.kind) return false;
  const isSpoken = one.series.isRecurring || other.series.isRecurring;
  if (one.kind !== null && one.kind === other.kind && !isSpoken && !MIXED_KINDS.has(one.kind)) return true;
  const isLoose = isSpoken || (one.kind === null && other.kind === null);
  return likeness(one.series.words, other.series.words) >= (isLoose ? LIKE_ENOUGH : 1);
}

/** Whether no word sets the two apart: a special series, or another central bank's report. */
export function canBeOne(one: SeriesKey, other: SeriesKey): boolean {
  const isOtherBank = one.bank !== null && other.bank !== null && one.bank !== other.bank;
  return sameSeries(one.words, other.words) && (one.isRecurring || !isOtherBank);
}
