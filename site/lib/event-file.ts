import type { Locale } from '#contracts/locale.ts';

const EVENT_FILE = '/calendar/event.ics';

/** Address of the file of one event (N2); with an alarm 15 minutes before it where that is asked for (N16). */
export function eventFileLink(id: string, locale: Locale, hasAlarm = false): string {
  return `${EVENT_FILE}?${new URLSearchParams({ id, lang: locale, ...(hasAlarm && { alarm: 'on' }) })}`;
}
