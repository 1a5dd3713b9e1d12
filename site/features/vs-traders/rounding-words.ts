import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SentimentEntry } from '#contracts/sentiment.ts';

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
