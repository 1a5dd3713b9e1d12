import type { Locale } from '#contracts/locale.ts';

/** Our own descriptions of terms, in Spanish. A licence with a name of its own keeps it. */
const IN_SPANISH: Readonly<Record<string, string>> = {
  'Public domain (US government work)': 'Dominio público (obra del gobierno de EE. UU.)',
  'INEGI free-use terms (attribution)': 'Términos de libre uso del INEGI (con atribución)',
  'Banco de México terms of use (attribution)': 'Términos de uso del Banco de México (con atribución)',
  'Reserve Bank of New Zealand terms of use (attribution)':
    'Términos de uso del Banco de la Reserva de Nueva Zelanda (con atribución)',
  'Terms of Use of the New York Fed': 'Términos de uso de la Fed de Nueva York',
  'Free reuse: the source is cited, the statistics are not modified':
    'Reutilización libre: se cita la fuente y no se modifican las estadísticas',
  'Terms of the Bank of Canada: the source is named, the figures are not modified':
    'Términos del Banco de Canadá: se nombra la fuente y no se modifican las cifras',
  'Terms of use of the SNB: the source is named':
    'Términos de uso del Banco Nacional Suizo: se nombra la fuente',
};

/** A licence for readers. */
export function licenceWords(licence: string, locale: Locale): string {
  return locale === 'es' ? (IN_SPANISH[licence] ?? licence) : licence;
}
