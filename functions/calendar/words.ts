import type { Impact, OfficialState } from '#contracts/events.ts';
import type { Localized } from '#contracts/locale.ts';

interface CalendarWords {
  readonly name: string;
  readonly nameReplayed: string;
  readonly about: string;
  /** After that, with the day of the last reading, when it is more than a day ago. */
  readonly old: string;
  readonly impact: Readonly<Record<Impact, string>>;
  readonly forecast: string;
  readonly previous: string;
  readonly actual: string;
  readonly pairs: string;
  readonly source: string;
  /** Whose the actual is, or where the publisher's own figure is. */
  readonly official: Readonly<Record<Exclude<OfficialState, 'upcoming' | 'unread'> | 'ours', string>>;
  /** Before the publisher's name, by what its schedule says. */
  readonly schedule: Readonly<
    Record<'confirmed' | 'day' | 'moved' | 'late' | 'postponed' | 'cancelled', string>
  >;
}

/** What the calendar files say, in each language. */
export const CALENDAR_WORDS: Localized<CalendarWords> = {
  es: {
    name: 'Eventos económicos',
    nameReplayed: 'Eventos económicos (datos de muestra)',
    about: 'Publicaciones económicas con su hora exacta. Información, no asesoría financiera.',
    old: 'No está al día y pueden faltar eventos. Última lectura:',
    impact: { high: 'Alto impacto', medium: 'Medio impacto', low: 'Bajo impacto' },
    forecast: 'Pronóstico',
    previous: 'Anterior',
    actual: 'Dato',
    pairs: 'Pares afectados',
    source: 'Fuente',
    official: {
      out: 'Cifra oficial',
      ours: 'Cálculo nuestro con datos oficiales',
      not_out_yet: 'aún no salía en la última lectura',
      late: 'con retraso en la última lectura',
      unconfirmed: 'sin confirmar',
    },
    schedule: {
      confirmed: 'Hora confirmada por',
      day: 'Día confirmado por',
      moved: 'Nueva hora según',
      late: 'Hora programada por',
      postponed: 'Pospuesto, aún sin fecha, por',
      cancelled: 'Cancelado por',
    },
  },
  en: {
    name: 'Economic events',
    nameReplayed: 'Economic events (sample data)',
    about: 'Economic releases at their exact time. Information, not financial advice.',
    old: 'It is out of date and may lack events. Last read:',
    impact: { high: 'High impact', medium: 'Medium impact', low: 'Low impact' },
    forecast: 'Forecast',
    previous: 'Previous',
    actual: 'Actual',
    pairs: 'Pairs affected',
    source: 'Source',
    official: {
      out: 'Official figure',
      ours: 'Our calculation from official data',
      not_out_yet: 'not out at the last reading',
      late: 'late at the last reading',
      unconfirmed: 'unconfirmed',
    },
    schedule: {
      confirmed: 'Time confirmed by',
      day: 'Day confirmed by',
      moved: 'New time by',
      late: 'Time scheduled by',
      postponed: 'Postponed, no date yet, by',
      cancelled: 'Canceled by',
    },
  },
};
