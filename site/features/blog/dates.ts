import type { Locale } from '#contracts/locale.ts';

/** A calendar day ("YYYY-MM-DD") in words: "3 de septiembre de 2025", "September 3, 2025". */
export function longDay(day: string, locale: Locale): string {
  const tag = locale === 'es' ? 'es-MX' : 'en-US';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
