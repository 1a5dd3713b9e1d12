import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import type { SentimentHistory } from '#contracts/sentiment-history.ts';
import { formatShare } from '#domain/format.ts';
import { peaksOf } from '#domain/sentiment-history.ts';

/** What the long share has done since a day or a week before, in a sentence (N1). */
export function changeText(
  { change }: Pick<SentimentHistory, 'change'>,
  span: 'day' | 'week',
  locale: Locale,
): string {
  const points = change[span];
  if (points === null) return translate(locale, `history.${span}.unknown`);
  if (points === 0) return translate(locale, `history.${span}.same`);
  const size = Math.abs(points);
  const amount = translate(locale, size === 1 ? 'history.points.one' : 'history.points.other', {
    count: new Intl.NumberFormat(LOCALE_TABLE[locale].tag).format(size),
  });
  return translate(locale, `history.${span}.${points > 0 ? 'up' : 'down'}`, { points: amount });
}

/** Lowest and highest long share of the range and how often it was at an extreme, counted over all its readings. */
export function summaryText(
  {
    points,
    extremes: limits,
    extremeStretches,
    basis,
  }: Pick<SentimentHistory, 'points' | 'extremes' | 'extremeStretches' | 'basis'>,
  locale: Locale,
): string {
  const longs = points.map(({ longPercentage }) => longPercentage);
  const count = extremeStretches ?? peaksOf(points, limits).length;
  const form = count === 0 ? 'none' : count === 1 ? 'one' : 'other';
  return translate(locale, 'history.summary', {
    low: formatShare(Math.min(...longs), locale),
    high: formatShare(Math.max(...longs), locale),
    of: translate(locale, `basis.of.${basis}`),
    extremes: translate(locale, `history.extremes.${form}`, { count }),
  });
}
