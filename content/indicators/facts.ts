import type { IndicatorAnswer, IndicatorMeasure } from '#contracts/indicator.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { officialTerms, VENDORS } from '#contracts/vendors.ts';
import { currencyOf } from '#domain/events/places.ts';
import { expand } from '#domain/indicators/patterns.ts';
import { codeOf, publisherOf } from '#domain/official/series.ts';
import { licenceWords } from './official/licence-words.ts';
import type { OfficialRow } from './official/row.ts';
import { type IndicatorPage, indicatorHeading, measureOf } from './pages.ts';
import { pairsOf } from './pairs.ts';
import { publicationOf } from './publication.ts';

const WRITTEN = { mom: ' m/m', qoq: ' q/q', yoy: ' y/y' } as const;

/** All that the page of an indicator says without a stored figure (N15): words, publisher, terms, and which figures it has. */
export function indicatorFacts(page: IndicatorPage, locale: Locale): IndicatorAnswer {
  const { slug, indicator, country, rows } = page;
  const currency = currencyOf(country);
  return {
    id: slug,
    kind: indicator.kind,
    name: indicatorHeading(page, locale),
    country,
    currency,
    summary: inLocale(indicator.summary, locale),
    insight: inLocale(indicator.insight, locale),
    pairs: pairsOf(currency, indicator.market),
    frequency: rows[0] ? publicationOf(titled(rows[0], locale)).frequency : null,
    publisher: publisherFacts(page, locale),
    calendars: [],
    next: null,
    measures: rows.map((row) => measureFacts(row, locale)),
  };
}

/** The same of one of its figures. */
export function measureFacts(row: OfficialRow, locale: Locale): IndicatorMeasure {
  return {
    measure: measureOf(row),
    unit: publicationOf(titled(row, locale)).unit,
    ours: row.calculation.type !== 'level',
    series: codeOf(row.series),
    since: null,
    releases: [],
  };
}

/** The figure as a calendar titles it, for the rules that read titles. */
function titled({ kind, country, titles, compared }: OfficialRow, locale: Locale) {
  const [title = ''] = expand(titles[0]);
  return { kind, country, title: `${title}${compared ? WRITTEN[compared] : ''}`, locale };
}

function publisherFacts({ rows }: IndicatorPage, locale: Locale): IndicatorAnswer['publisher'] {
  const [row] = rows;
  if (!row) throw new Error('A page has at least one figure.');
  const id = publisherOf(row.series);
  const { licence, notice, noticeLanguage } = officialTerms(id);
  const words = licenceWords(licence, locale);
  return {
    name: VENDORS[id].name,
    link: row.link,
    licence: words,
    ...(locale !== 'en' && words === licence && { licence_language: 'en' }),
    terms: VENDORS[id].terms,
    notice,
    ...(noticeLanguage && { notice_language: noticeLanguage }),
  };
}
