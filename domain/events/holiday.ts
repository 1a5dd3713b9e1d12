import type { EconomicEvent } from '#contracts/events.ts';
import type { Localized } from '#contracts/locale.ts';

/** The tag of an event that closes a country's banks (K3). */
export const HOLIDAY_TAG = { es: 'feriado', en: 'holiday' } as const satisfies Localized<string>;

/** The tag of an event that moves a country's clocks; its vendor marks it as a holiday, although the banks are open (K3). */
export const CLOCK_CHANGE_TAG = { es: 'horario', en: 'clock' } as const satisfies Localized<string>;

/** Whether an event closes a country's banks; an all-day event may be a clock change instead. */
export function isHoliday({ tags }: Pick<EconomicEvent, 'tags'>): boolean {
  return Object.values(HOLIDAY_TAG).some((tag) => tags.includes(tag));
}

/** Whether an event is a country's change of its clocks. */
export function isClockChange({ tags }: Pick<EconomicEvent, 'tags'>): boolean {
  return Object.values(CLOCK_CHANGE_TAG).some((tag) => tags.includes(tag));
}
