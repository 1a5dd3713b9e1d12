import type { Impact } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';

interface CalendarWords {
  readonly name: string;
  readonly nameReplayed: string;
  readonly about: string;
  readonly impact: Readonly<Record<Impact, string>>;
  readonly forecast: string;
  readonly previous: string;
  readonly actual: string;
  readonly pairs: string;
  readonly source: string;
}

/** The words of the calendar files, in each language. */
export const CALENDAR_WORDS: Readonly<Record<Locale, CalendarWords>> = {
  es: {
    name: 'Eventos económicos',
    nameReplayed: 'Eventos económicos (datos de muestra)',
    about: 'Publicaciones económicas con su hora exacta. Información, no asesoría financiera.',
    impact: { high: 'Alto impacto', medium: 'Medio impacto', low: 'Bajo impacto' },
    forecast: 'Pronóstico',
    previous: 'Anterior',
    actual: 'Dato',
    pairs: 'Pares afectados',
    source: 'Fuente',
  },
  en: {
    name: 'Economic events',
    nameReplayed: 'Economic events (sample data)',
    about: 'Economic releases at their exact time. Information, not financial advice.',
    impact: { high: 'High impact', medium: 'Medium impact', low: 'Low impact' },
    forecast: 'Forecast',
    previous: 'Previous',
    actual: 'Actual',
    pairs: 'Pairs affected',
    source: 'Source',
  },
};
