import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';

/** A day "YYYY-MM-DD" for a table or a chart: "3 nov"; with its year where a text names it. */
export function dayText(day: string, locale: Locale, year?: 'numeric'): string {
  const options = { day: 'numeric', month: 'short', ...(year && { year }), timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALE_TABLE[locale].tag, options).format(new Date(day));
}
