import type { Locale } from '#contracts/locale.ts';

const EVENT_FILE = '/calendar/event.ics';

/** Address of the file of one event (N2). */
export function eventFileLink(id: string, locale: Locale): string {
  return `${EVENT_FILE}?${new URLSearchParams({ id, lang: locale })}`;
}
