import { translate } from '#content/words/translate.ts';
import type { EconomicEvent } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { calledOff } from '#domain/events/called-off.ts';

/** "Cancelado por BLS": who has called an event off; null for one that comes out at the time it has. */
export function calledOffWords(schedule: EconomicEvent['schedule'], locale: Locale): string | null {
  const off = calledOff(schedule);
  if (off === null || !schedule) return null;
  return translate(locale, `events.schedule.${off}`, { publisher: schedule.publisher });
}
