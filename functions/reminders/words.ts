import type { Localized } from '#contracts/locale.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';

/** The words of the messages; `content/words` are the site's own. */
interface ReminderWords {
  readonly inMinutes: (minutes: number) => string;
  readonly at: (time: string) => string;
  readonly movedFrom: (time: string) => string;
  readonly movedFromDay: (day: string) => string;
  readonly forecast: string;
  readonly noForecast: string;
  readonly previous: string;
  readonly surprise: string;
  readonly source: string;
  readonly cancelled: string;
  readonly postponed: string;
  readonly whoSays: (publisher: string) => string;
  readonly long: (share: string) => string;
  readonly reached: (limit: string, of: string) => Readonly<Record<'high' | 'low', string>>;
  /** What a share is of, with its verb: accounts are, volume is. */
  readonly of: Readonly<Record<ShareBasis, string>>;
  readonly readAt: (time: string) => string;
}

/** "la 01:00", "las 14:00". */
const clock = (time: string) => `${time.startsWith('01:') ? 'la' : 'las'} ${time}`;

export const REMINDER_WORDS: Localized<ReminderWords> = {
  es: {
    inMinutes: (minutes) => `en ${minutes} min`,
    at: (time) => `A ${clock(time)}, hora tuya.`,
    movedFrom: (time) => `Cambió de hora: antes era a ${clock(time)}.`,
    movedFromDay: (day) => `Cambió de fecha: antes era el ${day}.`,
    forecast: 'Pronóstico',
    noForecast: 'sin pronóstico',
    previous: 'Anterior',
    surprise: 'Sorpresa',
    source: 'Fuente',
    cancelled: 'se canceló',
    postponed: 'se aplazó, sin nueva fecha',
    whoSays: (publisher) => `Lo dice el calendario de ${publisher}.`,
    long: (share) => `${share} en largos`,
    reached: (limit, of) => ({
      high: `Llegó a un extremo: ${limit} o más ${of} en largos.`,
      low: `Llegó a un extremo: ${limit} o menos ${of} en largos.`,
    }),
    of: {
      volume: 'del volumen abierto está',
      positions: 'de las posiciones abiertas están',
      accounts: 'de las cuentas están',
    },
    readAt: (time) => `Lectura de ${clock(time)}, hora tuya.`,
  },
  en: {
    inMinutes: (minutes) => `in ${minutes} min`,
    at: (time) => `At ${time}, your time.`,
    movedFrom: (time) => `Its time changed: it was ${time} before.`,
    movedFromDay: (day) => `Its date changed: it was ${day} before.`,
    forecast: 'Forecast',
    noForecast: 'no forecast',
    previous: 'Previous',
    surprise: 'Surprise',
    source: 'Source',
    cancelled: 'canceled',
    postponed: 'postponed, with no new date',
    whoSays: (publisher) => `So says the schedule of ${publisher}.`,
    long: (share) => `${share} long`,
    reached: (limit, of) => ({
      high: `It reached an extreme: ${limit} or more ${of} long.`,
      low: `It reached an extreme: ${limit} or less ${of} long.`,
    }),
    of: { volume: 'of open volume is', positions: 'of open positions are', accounts: 'of accounts are' },
    readAt: (time) => `Read at ${time}, your time.`,
  },
};
