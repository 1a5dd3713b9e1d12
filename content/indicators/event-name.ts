import { inLocale, type Locale } from '#contracts/locale.ts';
import { countryOf } from '#domain/events/places.ts';
import { namesPlace, normalise } from '#domain/indicators/normalise.ts';
import { activityNames } from './calendar-names/activity.ts';
import { auctionName } from './calendar-names/auction.ts';
import { bankOf } from './calendar-names/banks.ts';
import { futuresName } from './calendar-names/futures.ts';
import { holidayName } from './calendar-names/holidays.ts';
import { institutionNames } from './calendar-names/institutions.ts';
import { jobNames } from './calendar-names/jobs.ts';
import { editionWord, measureWords } from './calendar-names/measure.ts';
import { moneyNames } from './calendar-names/money.ts';
import { PLACES } from './calendar-names/places.ts';
import { priceNames } from './calendar-names/prices.ts';
import type { CalendarName, CalendarNames } from './calendar-names/row.ts';
import { surveyNames } from './calendar-names/surveys.ts';
import { bankHoliday } from './catalogue/holidays.ts';
import { type Bilingual, type Indicator, indicatorName } from './indicator.ts';
import { speechName } from './speech.ts';

export interface NamedEvent {
  readonly title: string;
  readonly country: string | null;
  readonly currency: string | null;
  readonly locale: Locale;
}

export const CALENDAR_NAMES: CalendarNames = {
  ...priceNames,
  ...jobNames,
  ...activityNames,
  ...surveyNames,
  ...moneyNames,
  ...institutionNames,
};

/** Who speaks and which bank decides says enough. */
const PLACELESS: ReadonlySet<string> = new Set([
  'central-bank-speech',
  'official-speech',
  'central-bank-bulletin',
  'policy-minutes',
  'policy-statement',
  'policy-report',
  'policy-press-conference',
  'financial-stability-report',
  'clock-change',
]);
const SPEECHES: ReadonlySet<string> = new Set(['central-bank-speech', 'official-speech']);
const AUCTIONS: ReadonlySet<string> = new Set(['bond-auction', 'bill-auction']);

/**
 * What the calendar calls an event in the reader's language (K4): its name, the country where it is not the currency's own,
 * the measure, the edition: "IPC de Alemania, mensual (preliminar)", "German CPI, monthly (preliminary)". Null where no
 * rule of ours says all that its title says.
 */
export function eventName(indicator: Indicator | null, event: NamedEvent): string | null {
  if (indicator === null) return null;
  const { title, currency, locale } = event;
  const country = event.country ?? countryOf(currency);
  const place = PLACELESS.has(indicator.kind) ? null : placeOf(event);
  if (place === undefined) return null;
  if (indicator === bankHoliday) return joined(holidayName(title), place, locale);
  if (SPEECHES.has(indicator.kind)) {
    const speech = speechName(title, locale);
    if (speech !== null) return speech;
  }
  if (AUCTIONS.has(indicator.kind)) {
    const write = auctionName(withoutPlaces(title));
    return write && inLocale(write, locale)(place && inLocale(place, locale));
  }
  if (indicator.kind === 'cot-positions') return joined(futuresName(title), place, locale);
  const base = baseOf(indicator, title, country);
  const bank = base?.es.includes('{bank}') ? bankOf(title, currency) : null;
  if (base === null || (bank === null && base.es.includes('{bank}'))) return null;
  const named = {
    es: base.es.replace('{bank}', bank?.es ?? ''),
    en: base.en.replace('{bank}', bank?.en ?? ''),
  };
  const head = joined(named, place, locale) ?? '';
  const measures = measureWords(indicator, title, country)
    .map((one) => inLocale(one, locale))
    .filter((one) => !head.toLowerCase().split(/[ ,]+/).includes(one));
  const edition = editionWord(title);
  const name = [head, ...measures].join(', ');
  if (edition === null) return name;
  const word = inLocale(edition, locale);
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${word})` : `${name} (${word})`;
}

/** The name of an indicator's titles, without what differs between its releases. */
function baseOf(indicator: Indicator, title: string, country: string | null): Bilingual<string> | null {
  if (!(indicator.kind in CALENDAR_NAMES)) return indicatorName(indicator, country);
  const plain = normalise(title);
  const words = new Set(plain.split(' '));
  return rowsOf(indicator.kind).find((row) => fits(row, { plain, words, country }))?.name ?? null;
}

/** A row of the table, with its words as titles are compared. */
interface Row {
  readonly name: Bilingual<string>;
  readonly words: readonly string[];
  /** The whole title, where the row says so. */
  readonly whole: string | null;
  readonly country: string | undefined;
}

/** Prepared once for each kind that comes up. */
const prepared = new Map<string, readonly Row[]>();

function rowsOf(kind: string): readonly Row[] {
  const rows = prepared.get(kind) ?? (CALENDAR_NAMES[kind] ?? []).map(prepare);
  prepared.set(kind, rows);
  return rows;
}

function prepare([wanted, es, en, country]: CalendarName): Row {
  const plain = normalise(wanted.replace('=', ''));
  const words = plain.split(' ').filter((word) => word !== '');
  return { name: { es, en }, words, whole: wanted.startsWith('=') ? plain : null, country };
}

interface Read {
  readonly plain: string;
  readonly words: ReadonlySet<string>;
  readonly country: string | null;
}

function fits(row: Row, { plain, words, country }: Read): boolean {
  if (row.country !== undefined && row.country !== country) return false;
  return row.whole === null ? row.words.every((word) => words.has(word)) : row.whole === plain;
}

/** The place to name; null for the currency's own country, undefined for one that we cannot name. */
function placeOf({ title, country, currency }: NamedEvent): Bilingual<string> | null | undefined {
  const own = countryOf(currency);
  const written = PLACES.find(({ words }) => words.test(title));
  if (written?.isRegion) return written.name;
  if (!written && namesPlace(title)) return undefined;
  const place = written && written.country !== own ? written.country : (country ?? own);
  if (place === own || place === null) return null;
  return PLACES.find((one) => one.country === place && !one.isRegion)?.name;
}

function withoutPlaces(title: string): string {
  return PLACES.reduce((rest, { words }) => rest.replace(words, ' '), title).trim();
}

/** A name with its place: in Spanish before its first bracket, in English in front. */
function joined(
  name: Bilingual<string> | null,
  place: Bilingual<string> | null,
  locale: Locale,
): string | null {
  if (name === null) return null;
  const text = inLocale(name, locale);
  if (place === null) return text;
  const where = inLocale(place, locale);
  if (locale === 'es') {
    const at = /[(:]/.exec(text)?.index ?? text.length;
    return `${text.slice(0, at).trimEnd()} ${where}${text.slice(at).startsWith(':') ? '' : ' '}${text.slice(at)}`.trim();
  }
  return `${where} ${lowered(text)}`;
}

/** "Consumer confidence" and "Manufacturing PMI" after "German"; an abbreviation and a name of two words stay as they are. */
function lowered(text: string): string {
  return /^[A-Z][a-z]+\b(?! [A-Z][a-z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
