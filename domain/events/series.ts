import type { Listing } from '#contracts/listing.ts';
import { commonTitle } from './aliases.ts';
import { parseFigure } from './figures.ts';
import { readTitle, type TitleKey } from './titles.ts';

/** A row's title in the words both vendors share, and taken apart. */
export interface SeriesKey extends TitleKey {
  readonly title: string;
  /** Whether the row has any figure, or waits for one. */
  readonly isFigure: boolean;
  /** Whether the same words a day later are another event. */
  readonly isRecurring: boolean;
}

/** Tentative times differ between vendors, and from reading to reading, by up to this. */
export const TENTATIVE_MS = 60 * 60_000;
/** No figure is published twice within this: two rows that name its day differently mean one release. */
export const ONE_RELEASE_MS = 36 * 3_600_000;
/** What may happen twice in two days. */
const RECURRING = ['speech', 'auction'];

type Row = Pick<Listing, 'title' | 'currency' | 'forecast' | 'actual'> & {
  readonly awaitedPrevious?: string | null;
};

/** Which series a row is of, so that rows of two vendors, or of two readings, can be compared. */
export function readSeries(row: Row): SeriesKey {
  const title = commonTitle(row.title, row.currency);
  const key = readTitle(title);
  const words = isInForeignDollars(row) ? new Set([...key.words, 'usd']) : key.words;
  const isFigure = figuresOf(row).some((text) => text !== null);
  return { ...key, words, title, isFigure, isRecurring: RECURRING.some((word) => words.has(word)) };
}

/** How far, in ms, two rows of one series may be apart and still be one event. */
export function longestGap(one: SeriesKey, other: SeriesKey): number {
  const isPublished = (one.isFigure || other.isFigure) && !one.isRecurring;
  return isPublished ? ONE_RELEASE_MS : TENTATIVE_MS;
}

/** The figures that do not change at the release, and the actual itself: `previous` is revised then. */
export function figuresOf({ forecast, actual, awaitedPrevious = null }: Row): readonly (string | null)[] {
  return [forecast, awaitedPrevious, actual];
}

/** Whether a country's figures are in dollars that are not its own: China reports its trade in both. */
function isInForeignDollars(row: Row): boolean {
  const isForeign = row.currency !== 'USD' && row.currency !== 'MXN';
  return isForeign && figuresOf(row).some((text) => text?.includes('$') && parseFigure(text)?.money === '$');
}
