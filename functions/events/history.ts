import { enrich } from '#content/indicators/enrich.ts';
import { CYCLE_DAYS, publicationOf } from '#content/indicators/publication.ts';
import type { EventHistory } from '#contracts/event-history.ts';
import type { Locale } from '#contracts/locale.ts';
import { lastReleases } from '#domain/events/releases.ts';
import { surpriseSize } from '#domain/events/surprise-size.ts';
import type { Store } from '#store/port.ts';

/** Two years of a monthly series: enough to know how large its surprises usually are. */
const EARLIER = 24;

export type HistoryStore = Pick<Store, 'event' | 'releasesBefore' | 'revisions'>;
export type ReadHistory = (id: string, locale: Locale) => Promise<EventHistory | null>;

/** Reads what stands beside one event: the size of its surprise, the last releases, the official source (SPEC K4). */
export function createHistory(store: HistoryStore): ReadHistory {
  return async (id, locale) => {
    const event = await store.event(id);
    if (!event) return null;
    const [earlier, revisions] = await Promise.all([
      store.releasesBefore(event, event.timeIso, EARLIER),
      store.revisions(event.id),
    ]);
    const { direction, kind, name } = enrich({ ...event, locale });
    const { official, frequency, unit } = publicationOf({ ...event, kind, locale });
    return {
      id: event.id,
      kind,
      name,
      official,
      frequency,
      unit,
      surprise: surpriseSize(event, earlier),
      releases: lastReleases(event, earlier, { direction, cycleDays: CYCLE_DAYS[frequency ?? 'irregular'] }),
      changes: revisions.map(({ eventId: _event, ...change }) => change),
    };
  };
}
