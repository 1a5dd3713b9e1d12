import { DEMO_SOURCE, demoTemplates } from '#content/demo-events.ts';
import type { EventsResponse } from '#contracts/events.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { demoEvents } from '#domain/events/demo.ts';
import { serverNow } from '#site/ui/server-time.ts';

/** When the example was first shown: its times do not change while the page is open. */
let startedAt: number | undefined;

/** The six invented events, relative to now (F10). */
export function exampleEvents(locale: Locale, now = serverNow()): EventsResponse {
  startedAt ??= now;
  const events = demoEvents(demoTemplates(locale), startedAt, now, inLocale(DEMO_SOURCE, locale));
  return { events, source: 'forex-community', error: null, observedAt: null };
}
