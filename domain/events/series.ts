import type { Listing } from '#contracts/listing.ts';
import { commonTitle } from './aliases.ts';
import { parseFigure } from './figures.ts';
import { readTitle, type TitleKey } from './titles.ts';

/** A row's title in normalized words, split into its parts. */
export interface SeriesKey extends TitleKey {
  readonly title: string;
  /** Whether the row has a figure or waits for one. */
  readonly isFigure: boolean;
  /** Whether the same title a day later is another event. */
  readonly isRecurring: boolean;
}

/** Largest difference of tentative times between vendors and between readings. */
export const TENTATIVE_MS = 60 * 60_000;
/** No figure is published twice within this time: two rows with different days are one release. */
export const ONE_RELEASE_MS = 36 * 3_600_000;
/** Events that may happen twice in two days. */
const RECURRING = ['speech', 'auction'];

type Row = Pick<Listing, 'title' | 'currency' | 'forecast' | 'actual'> & {
  readonly awaitedPrevious?: string | null;
};

/** The series of a row, to compare rows of two vendors or of two readings. */
export function readSeries(row: Row): SeriesKey {
  const title = commonTitle(row.title, row.currency);
  const key = readTitle(title);
  const words = isInForeignDollars(row) ? new Set([...key.words, 'usd']) : key.words;
  const isFigure = figuresOf(row).some((text) => text !== null);
  return { ...key, words, title, isFigure, isRecurring: RECURRING.some((word) => words.has(word)) };
}

/** Largest distance in ms between two rows of one series that are one event. */
export function longestGap(one: SeriesKey, other: SeriesKey): number {
  const isPublished = (one.isFigure || other.isFigure) && !one.isRecurring;
  return isPublished ? ONE_RELEASE_MS : TENTATIVE_MS;
}

/** The figures that do not change at the release, and the actual. `previous` is not one: it is revised at the release. */
export function figuresOf({ forecast, actual, awaitedPrevious = null }: Row): readonly (string | null)[] {
  return [forecast, awaitedPrevious, actual];
}

/** Whether a country's figures are in US dollars and its currency is another: China reports its trade in both. */
function isInForeignDollars(row: Row): boolean {
  const isForeign = row.currency !== 'USD' && row.currency !== 'MXN';
  return isForeign && figuresOf(row).some((text) => text?.includes('$') && parseFigure(text)?.money === '$');
}
