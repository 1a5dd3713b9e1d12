import { CALENDAR_SOURCE, type EventsResponse } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { nextHighIndex } from '#domain/events/live.ts';
import { addDays, weekRange } from '#domain/events/zones.ts';
import type { Backend } from '#site/lib/backend/client.ts';

/**
 * The week with the next event of high impact after `now` (epoch ms): this one, or the next where this one is over. This one
 * too where the next knows none, or is not known.
 */
export async function readNext(
  backend: Pick<Backend, 'events'>,
  { lang, now, signal }: { readonly lang: Locale; readonly now: number; readonly signal?: AbortSignal },
): Promise<EventsResponse> {
  const query = { scope: 'week', source: CALENDAR_SOURCE, lang } as const;
  const present = await backend.events(query, signal);
  if (present.error !== null || nextHighIndex(present.events, now) >= 0) return present;
  const [sunday = ''] = weekRange({ timeIso: new Date(now).toISOString(), holiday: false }).split('/');
  const following = await backend.events({ ...query, week: addDays(sunday, 7) }, signal).catch(() => present);
  return nextHighIndex(following.events, now) >= 0 ? following : present;
}
