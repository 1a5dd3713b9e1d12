import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SentimentEntry, SentimentResponse } from '#contracts/sentiment.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { hasFigures, isLive } from '#site/features/vs-traders/sentiment.ts';

export type CardState = 'loading' | 'cached' | 'refreshing' | 'fresh' | 'error' | 'empty';

/** What is known of one instrument at one moment; times are epoch milliseconds. */
export interface EntryState {
  readonly response: SentimentResponse | undefined;
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
  /** When the answer on show was received. */
  readonly receivedAt: number;
  /** The answer on show comes from storage. */
  readonly isKept: boolean;
  /** When a refresh the visitor asked for last failed; 0 when none did. */
  readonly refusedAt: number;
}

/** State of a card (E4). A failed refresh is an error only if the visitor asked for it or there is nothing to show. */
export function cardState(reading: EntryState): CardState {
  const { response, isFetching, receivedAt, isKept, refusedAt } = reading;
  if (response === undefined || isUnknown(response))
    return hasNothing(reading) && !isFetching ? 'error' : 'loading';
  if (figuresOf(response) === null) return 'empty';
  if (isFetching) return 'refreshing';
  if (refusedAt > receivedAt) return 'error';
  return isKept ? 'cached' : 'fresh';
}

/** Whether it is known that there is nothing to show: no answer came, or one that could not be filled (K2). */
export function hasNothing({ response, hasFailed }: Pick<EntryState, 'response' | 'hasFailed'>): boolean {
  return response === undefined ? hasFailed : isUnknown(response);
}

/** Without figures, and not because the source reports none: asking again may bring some. */
function isUnknown({ entry, reason }: SentimentResponse): boolean {
  return entry === null && reason !== 'no_volume';
}

/**
 * Whether a card may call its figures live at `now` (epoch ms): received in this visit, and of the server's present
 * reading; kept ones and those whose refresh failed are not (E3, E4).
 */
export function isShownLive(
  {
    state,
    response,
    receivedAt,
  }: Pick<EntryState, 'response' | 'receivedAt'> & { readonly state: CardState },
  now: number,
): boolean {
  const isReading = response?.dataSource === 'live_api' || response?.dataSource === 'web_scraped';
  if (state !== 'fresh' || !isReading) return false;
  return isLive(response.observedAt ? Date.parse(response.observedAt) : receivedAt, now);
}

/** Whether real figures may come at any moment: nothing is shown, or only an example (K2). */
export function awaitsFigures(response: SentimentResponse | undefined): boolean {
  if (response === undefined) return true;
  return response.dataSource === 'error_fallback' && response.reason !== 'no_volume';
}

/** The figures an answer brings, or null where it has nothing to show (E3). */
export function figuresOf(response: SentimentResponse | undefined): SentimentEntry | null {
  const entry = response?.entry ?? null;
  return entry !== null && hasFigures(entry) ? entry : null;
}

/** The figures an answer brings, but for an example: that one is shown on its card only (K2). */
export function realFiguresOf(response: SentimentResponse | undefined): SentimentEntry | null {
  return response?.dataSource === 'error_fallback' ? null : figuresOf(response);
}

/**
 * Whether an answer must not take the place of what is shown: an example, or not knowing, never replaces real figures
 * (K2). That the source now has none does: they are no longer so (E3).
 */
export function isWorseThan(answer: SentimentResponse, shown: SentimentResponse | undefined): boolean {
  if (answer.dataSource !== 'error_fallback' || answer.reason === 'no_volume') return false;
  return shown !== undefined && shown.dataSource !== 'error_fallback' && figuresOf(shown) !== null;
}

/** What is stored of an instrument; undefined where that counts something else than the figures on show. */
export function ofBasis<Row extends { readonly latest: { readonly basis: ShareBasis } | null }>(
  row: Row | undefined,
  basis: ShareBasis | null | undefined,
): Row | undefined {
  return basis && row?.latest && row.latest.basis !== basis ? undefined : row;
}

/** Both shares of one reading in percent; null where unknown. */
interface Sides {
  readonly long: number | null;
  readonly short: number | null;
}

/** The sentence beside shares that do not add to 100, which are never changed (E3); empty where all do. */
export function roundingWords(readings: readonly Sides[], locale: Locale): string {
  const isRounded = readings.some(
    ({ long, short }) => long !== null && short !== null && Math.abs(long + short - 100) > 0.05,
  );
  return isRounded ? translate(locale, 'basis.rounded') : '';
}

/** A caption of shares without its full stop, and that sentence after it. */
export function withRounding(caption: string, readings: readonly Sides[], locale: Locale): string {
  return [caption, roundingWords(readings, locale)].filter(Boolean).join('. ');
}

/** Both sides of a reading as its source writes them. */
export function sidesOf({
  longPercentage: long,
  shortPercentage: short,
}: Pick<SentimentEntry, 'longPercentage' | 'shortPercentage'>): Sides {
  return { long, short };
}
