import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
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
