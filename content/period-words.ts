import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { MEXICO_CITY } from '#domain/events/zones.ts';
import { formatDate, formatMonth } from '#domain/format.ts';

/** "agosto de 2026", "T2 de 2026", "primera quincena de agosto de 2026", or a day. */
export function periodWords(period: string, locale: Locale): string {
  const [year = '', part = '', within] = period.split('-');
  if (part.startsWith('Q'))
    return translate(locale, 'events.official.quarter', { number: part.slice(1), year });
  const month = formatMonth(`${year}-${part}`, locale);
  if (within === undefined) return month;
  if (within === 'H1') return translate(locale, 'events.official.firstHalf', { month });
  if (within === 'H2') return translate(locale, 'events.official.secondHalf', { month });
  return formatDate(period, locale);
}

/** A period for a narrow column: "ago 2026", "T2 2026", "1.ª q. ago 2026", or a day. */
export function shortPeriod(period: string, locale: Locale): string {
  const [year = '', part = '', within] = period.split('-');
  if (part.startsWith('Q')) return translate(locale, 'indicator.quarter', { number: part.slice(1), year });
  if (within === undefined || within.startsWith('H')) {
    const month = dated(`${year}-${part}-01`, { month: 'short', year: 'numeric' }, 'UTC', locale);
    return within ? translate(locale, 'indicator.half', { number: within.slice(1), month }) : month;
  }
  return shortDay(period, locale);
}

/** A calendar day ("YYYY-MM-DD"), or the day of an instant in Mexico City: "11 sep 2026". */
export function shortDay(at: string, locale: Locale): string {
  const zone = at.includes('T') ? MEXICO_CITY : 'UTC';
  return dated(at, { day: 'numeric', month: 'short', year: 'numeric' }, zone, locale);
}

/** The day of an instant in Mexico City where its year is known: "11 sep". */
export function dayAndMonth(at: string, locale: Locale): string {
  return dated(at, { day: 'numeric', month: 'short' }, MEXICO_CITY, locale);
}

function dated(at: string, form: Intl.DateTimeFormatOptions, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, { ...form, timeZone }).format(Date.parse(at));
}
