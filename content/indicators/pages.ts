import type { IndicatorMeasure } from '#contracts/indicator.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { CATALOGUE } from './catalogue.ts';
import { countryName } from './country-name.ts';
import { type Indicator, indicatorName } from './indicator.ts';
import type { OfficialRow } from './official/row.ts';
import { OFFICIAL_ROWS, officialRowOf } from './official/rows.ts';

/** The page of one indicator of one country, with all its followed figures (N15). */
export interface IndicatorPage {
  /** Last part of its address, the same in all languages: "cpi-mx". It never changes. */
  readonly slug: string;
  readonly indicator: Indicator;
  /** ISO 3166 alpha-2, "EU" for the euro area. */
  readonly country: string;
  /** Its figures: the monthly and the yearly change. */
  readonly rows: readonly OfficialRow[];
}

/** Kinds of one country that name it already: "fed-rate" needs no "-us". */
const NAMES_ITS_PLACE: ReadonlySet<string> = new Set([
  'average-earnings-uk',
  'average-earnings-uk-ex-bonus',
  'banxico-rate',
  'boc-rate',
  'ecb-deposit-rate',
  'ecb-marginal-rate',
  'ecb-rate',
  'empire-state',
  'fed-rate',
  'japan-core-cpi',
  'rba-rate',
  'rbnz-rate',
  'snb-rate',
]);

const KINDS: ReadonlyMap<string, Indicator> = new Map(CATALOGUE.map((one) => [one.kind, one]));

type Place = Pick<OfficialRow, 'kind' | 'country'>;

type Measure = IndicatorMeasure['measure'];

const keyOf = ({ kind, country }: Place) => `${kind} ${country}`;

/** A page for each followed indicator of a country, in the order of the rows. Kinds with the same figures share one. */
export const INDICATOR_PAGES: readonly IndicatorPage[] = pagesOf(OFFICIAL_ROWS);

const BY_SLUG = new Map(INDICATOR_PAGES.map((page) => [page.slug, page]));
const SLUGS = slugsOf(INDICATOR_PAGES);

function pagesOf(all: readonly OfficialRow[]): readonly IndicatorPage[] {
  const followed = all.filter(({ isWitness = false }) => !isWitness);
  const pages: IndicatorPage[] = [];
  for (const [, rows] of Map.groupBy(followed, keyOf)) {
    const [first] = rows;
    const indicator = first && KINDS.get(first.kind);
    if (!first || !indicator || pages.some((page) => hasSameFigures(page.rows, rows))) continue;
    pages.push({ slug: slugOf(first), indicator, country: first.country, rows });
  }
  return pages;
}

function slugOf({ kind, country }: Place): string {
  return NAMES_ITS_PLACE.has(kind) ? kind : `${kind}-${country.toLowerCase()}`;
}

function hasSameFigures(one: readonly OfficialRow[], other: readonly OfficialRow[]): boolean {
  return other.every((row) =>
    one.some(({ series, compared }) => series === row.series && compared === row.compared),
  );
}

/** The slug of each followed kind of a country. */
function slugsOf(pages: readonly IndicatorPage[]): ReadonlyMap<string, string> {
  return new Map(
    OFFICIAL_ROWS.flatMap((row) => {
      const page = pages.find(({ rows }) => rows[0]?.country === row.country && hasSameFigures(rows, [row]));
      return page ? [[keyOf(row), page.slug]] : [];
    }),
  );
}

/** The page at the last part of an address; null for an unknown one. */
export function indicatorPageAt(slug: string): IndicatorPage | null {
  return BY_SLUG.get(slug) ?? null;
}

/** The slug of the page of a followed kind of a country; null without one. */
export function indicatorSlug(kind: string, country: string): string | null {
  return SLUGS.get(keyOf({ kind, country })) ?? null;
}

/**
 * The last part of the address of the page of an event's indicator (N15); null for an event that is no release of a
 * followed figure.
 */
export function indicatorPageOf(
  title: string,
  currency: string | null,
  country: string | null,
): string | null {
  const row = officialRowOf({ title, currency, country });
  return row && indicatorSlug(row.kind, row.country);
}

/** What the page is about: the indicator, and the country where its name does not say it. */
export function indicatorHeading({ indicator, country }: IndicatorPage, locale: Locale): string {
  const name = inLocale(indicatorName(indicator, country), locale);
  const place = countryName(country, locale);
  const isNamed = NAMES_ITS_PLACE.has(indicator.kind) || name.includes(place) || /\bUK\b/.test(name);
  return isNamed ? name : `${name} · ${place}`;
}

/** What a figure compares. */
export function measureOf({ kind, country, compared, calculation, period }: OfficialRow): Measure {
  if (period === 'half-month' && compared === 'mom') return 'half-month';
  const indicator = KINDS.get(kind);
  const isAnnual = indicator?.annualRateIn?.includes(country) ?? false;
  if (isAnnual && compared === 'qoq') return 'annual-rate';
  return compared ?? (calculation.type === 'level' ? 'level' : 'change');
}
