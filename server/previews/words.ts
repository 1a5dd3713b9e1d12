import { brand } from '#brand/load.ts';
import { calledOffWords } from '#content/called-off-words.ts';
import { shortPeriod } from '#content/period-words.ts';
import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { IndicatorAnswer } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';
import type { PreviewWords } from '#contracts/preview.ts';
import type { InstrumentSymbol, SentimentResponse } from '#contracts/sentiment.ts';
import { nameOf } from '#domain/events/event-name.ts';
import { MEXICO_CITY } from '#domain/events/zones.ts';
import { formatDate, formatInstant, formatShare } from '#domain/format.ts';
import { commonBasis } from '#domain/sentiment/basis.ts';

type Figures = PreviewWords['figures'];

const MOST = 3;

function framed(locale: Locale, own: Pick<PreviewWords, 'title' | 'detail' | 'figures'>): PreviewWords {
  const { name, domain } = brand;
  return {
    ...own,
    figures: own.figures.slice(0, MOST),
    brand: name,
    domain,
    risk: translate(locale, 'shell.risk'),
  };
}

/** A figure and its label; none where it is not known. */
function known(label: string, value: string | null): Figures {
  return value === null ? [] : [{ label, value }];
}

/**
 * The newest figure of each measure of an indicator; of one measure also forecast and surprise, unless they are those of a
 * figure that was revised since.
 */
export function indicatorWords({ name, measures }: IndicatorAnswer, locale: Locale): PreviewWords | null {
  const [title = name, place] = name.split(' · ');
  const newest = measures.flatMap(({ measure, releases: [release] }) =>
    release ? [{ measure, release }] : [],
  );
  const [first] = newest;
  if (!first) return null;
  const { period, forecast, difference, first: print, latest } = first.release;
  const isAlone = newest.length === 1 && (print === null || print === latest);
  const figures: Figures = [
    ...newest.flatMap(({ measure, release }) =>
      known(translate(locale, `indicator.measure.${measure}`), release.latest),
    ),
    ...(isAlone ? known(translate(locale, 'indicator.forecast'), forecast) : []),
    ...(isAlone ? known(translate(locale, 'indicator.surprise'), difference) : []),
  ];
  return framed(locale, {
    title,
    detail: [place, shortPeriod(period, locale)].filter(Boolean).join(' · '),
    figures,
  });
}

/**
 * What is known of an event: actual, forecast, previous and surprise, the most telling first. One that does not take place has
 * neither an hour nor a forecast.
 */
export function eventWords(event: EconomicEvent, locale: Locale): PreviewWords {
  const title = nameOf(event);
  const off = calledOffWords(event.schedule, locale);
  if (off !== null) {
    const detail = [event.currency, off].filter(Boolean).join(' · ');
    return framed(locale, {
      title,
      detail,
      figures: known(translate(locale, 'indicator.previewPrevious'), event.previous),
    });
  }
  const { time_iso: at, actual, forecast, previous, surprise_difference: surprise = null } = event;
  const figures = [
    ...known(translate(locale, 'indicator.previewActual'), actual),
    ...known(translate(locale, 'indicator.forecast'), forecast),
    ...(actual === null ? [] : known(translate(locale, 'indicator.previewSurprise'), surprise)),
    ...known(translate(locale, 'indicator.previewPrevious'), previous),
  ];
  const when = at.includes('T')
    ? translate(locale, 'indicator.at', { time: formatInstant(Date.parse(at), locale, MEXICO_CITY) })
    : formatDate(at, locale);
  return framed(locale, { title, detail: [event.currency, when].filter(Boolean).join(' · '), figures });
}

/** Readings this close to the newest one are of its time; an older one is left out, since the preview has one time for all. */
const SAME_TIME_MS = 3_600_000;

/** The three most one-sided instruments of those that were read with the newest one and count the same; null where none has figures. */
export function boardWords(
  readings: readonly (readonly [InstrumentSymbol, SentimentResponse])[],
  locale: Locale,
): PreviewWords | null {
  const known = readings.flatMap(([symbol, { entry, dataSource, observedAt }]) =>
    entry && dataSource !== 'error_fallback' && observedAt
      ? [{ symbol, basis: entry.basis, long: entry.longPercentage, observedAt }]
      : [],
  );
  const newest = Math.max(...known.map(({ observedAt }) => Date.parse(observedAt)));
  const all = known.filter(({ observedAt }) => newest - Date.parse(observedAt) <= SAME_TIME_MS);
  const basis = commonBasis(all.map((share) => share.basis));
  const shares = all
    .filter((share) => share.basis === basis)
    .toSorted((one, other) => Math.abs(other.long - 50) - Math.abs(one.long - 50))
    .slice(0, MOST);
  const [first] = shares;
  if (!first) return null;
  const figures = shares.map(({ symbol, long }) => ({
    label: translate(locale, 'indicator.previewLong', { symbol }),
    value: formatShare(long, locale),
  }));
  // No figure is said to be newer than it is.
  const oldest = Math.min(...shares.map(({ observedAt }) => Date.parse(observedAt)));
  const time = formatInstant(oldest, locale, MEXICO_CITY);
  return framed(locale, {
    title: translate(locale, 'indicator.previewBoard'),
    detail: [
      translate(locale, `basis.percent.${first.basis}`),
      translate(locale, 'indicator.at', { time }),
    ].join(' · '),
    figures,
  });
}
