import { enrich } from '#content/indicators/enrich.ts';
import { CYCLE_DAYS, publicationOf } from '#content/indicators/publication.ts';
import type { EventHistory } from '#contracts/event-history.ts';
import type { EventSource } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import { isFollowed } from '#domain/events/places.ts';
import { lastReleases } from '#domain/events/releases.ts';
import { surpriseSize } from '#domain/events/surprise-size.ts';
import type { Store } from '#store/port.ts';
import { type JoinStore, readOfficial } from '../official/join.ts';
import { presentEvent } from './present.ts';

/** Two years of a monthly series: enough to know the usual size of its surprises. */
const EARLIER = 24;

export interface HistoryDeps {
  readonly store: Pick<Store, 'event' | 'releasesBefore' | 'revisions'> & JoinStore;
  readonly clock: () => Date;
  /** Whether the owner shows a source's events. */
  readonly isOn: (source: EventSource) => boolean;
}

export type ReadHistory = (id: string, locale: Locale) => Promise<EventHistory | null>;

/** Reads one event with its detail: the size of its surprise, the last releases, the official source (K4). */
export function createHistory({ store, clock, isOn }: HistoryDeps): ReadHistory {
  const isShown = ({ withdrawnAt, currency, source }: StoredEvent): boolean =>
    withdrawnAt === null && isFollowed(currency) && isOn(source);
  return async (id, locale) => {
    const event = await store.event(id);
    if (!event) return null;
    const now = clock();
    const [earlier, changes, officials] = await Promise.all([
      store.releasesBefore(event, event.timeIso, EARLIER),
      store.revisions(event.id),
      readOfficial([event], store, now),
    ]);
    const { direction, kind, name } = enrich({ ...event, locale });
    const { official, frequency, unit } = publicationOf({ ...event, kind, locale });
    return {
      id: event.id,
      event: isShown(event)
        ? presentEvent(event, { now, locale, changes, official: officials.get(event.id) ?? null })
        : null,
      kind,
      name,
      official,
      frequency,
      unit,
      surprise: surpriseSize({ ...event, actual: officials.get(event.id)?.actual ?? event.actual }, earlier),
      releases: lastReleases(event, earlier, { direction, cycleDays: CYCLE_DAYS[frequency ?? 'irregular'] }),
      changes: changes.map(({ eventId: _event, ...change }) => change),
    };
  };
}
