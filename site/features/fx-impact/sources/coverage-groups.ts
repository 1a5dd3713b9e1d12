import { CATALOGUE } from '#content/indicators/catalogue.ts';
import { countryName } from '#content/indicators/country-name.ts';
import { type Indicator, indicatorName } from '#content/indicators/indicator.ts';
import type { OfficialRow } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { UNAVAILABLE } from '#content/indicators/official/unavailable.ts';
import { indicatorSlug, measureOf } from '#content/indicators/pages.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { type OfficialPublisher, VENDORS } from '#contracts/vendors.ts';
import { publisherOf } from '#domain/official/series.ts';

/** One followed indicator of a country, as a row. */
export interface CoveredRow {
  readonly kind: string;
  readonly name: string;
  /** Last part of the address of its page (N15). */
  readonly page: string | null;
  /** Its comparisons, and whether we calculate them: "mensual y anual · cálculo nuestro". */
  readonly figure: string;
}

export interface CoveredPublisher {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Its figures are entered by hand. */
  readonly byHand: boolean;
  readonly rows: readonly CoveredRow[];
}

export interface CoveredCountry {
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  readonly code: string;
  readonly name: string;
  readonly publishers: readonly CoveredPublisher[];
}

/** Every followed indicator by country and publisher, in the order of the rows. */
export function coveredCountries(locale: Locale): CoveredCountry[] {
  // A witness is a second publisher's series of a figure that is listed already.
  const followed = OFFICIAL_ROWS.filter(({ isWitness = false }) => !isWitness);
  return [...Map.groupBy(followed, ({ country }) => country)].map(([code, rows]) => ({
    code,
    name: countryName(code, locale),
    publishers: [...Map.groupBy(rows, ({ series }) => publisherOf(series))].map(([id, own]) =>
      coveredPublisher(id, own, locale),
    ),
  }));
}

function coveredPublisher(
  id: OfficialPublisher,
  rows: readonly OfficialRow[],
  locale: Locale,
): CoveredPublisher {
  const { name, url } = VENDORS[id];
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)];
  return {
    id,
    name,
    url,
    byHand: rows.some(({ byHand = false }) => byHand),
    rows: kinds.map(([kind, own]) => ({
      kind,
      name: kindName(kind, locale, own[0]?.country),
      page: indicatorSlug(kind, own[0]?.country ?? ''),
      figure: figureWords(own, locale),
    })),
  };
}

function figureWords(rows: readonly OfficialRow[], locale: Locale): string {
  const compared = rows.map((row) => translate(locale, `sources.compared.${measureOf(row)}`));
  const list = new Intl.ListFormat(LOCALE_TABLE[locale].tag).format(compared);
  // Where the publisher has its own calculation, it is shown; ours is used only until it is out.
  const isOurs = rows.some(
    ({ calculation, published }) => calculation.type !== 'level' && published === undefined,
  );
  return isOurs ? `${list} · ${translate(locale, 'events.ours')}` : list;
}

/** Every indicator without a free official value, with the reason. */
export function unavailableRows(locale: Locale) {
  return UNAVAILABLE.map(({ kind, reason }) => ({
    kind,
    name: kindName(kind, locale),
    reason: inLocale(reason, locale),
  }));
}

/** How many indicators of countries are followed. */
export function followedCount(countries: readonly CoveredCountry[]): number {
  return countries.flatMap(({ publishers }) => publishers).reduce((sum, { rows }) => sum + rows.length, 0);
}

/** The institutions behind the publishers, each once: brackets name one of the services of an institution. */
export function institutionsOf(publishers: readonly { readonly name: string }[]): string[] {
  return [...new Set(publishers.map(({ name }) => name.replace(/ \(.+\)$/, '')))];
}

/** Shown on VS-Traders as the CFTC publishes it. */
const ON_VS_TRADERS = 'cot-positions';

/** Names of the figures that are neither followed nor known to have no free value, in the order of the alphabet. */
export function unreviewedNames(locale: Locale): string[] {
  const known = new Set([ON_VS_TRADERS, ...[...OFFICIAL_ROWS, ...UNAVAILABLE].map(({ kind }) => kind)]);
  const names = CATALOGUE.filter(({ kind, unit }) => unit !== null && !known.has(kind)).map(({ name }) =>
    inLocale(name, locale),
  );
  return [...new Set(names)].sort(new Intl.Collator(locale).compare);
}

const INDICATORS = new Map<string, Indicator>(CATALOGUE.map((one) => [one.kind, one]));

function kindName(kind: string, locale: Locale, country: string | null = null): string {
  const indicator = INDICATORS.get(kind);
  return indicator ? inLocale(indicatorName(indicator, country), locale) : kind;
}
