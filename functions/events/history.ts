import { enrich } from '#content/indicators/enrich.ts';
import { licenceWords } from '#content/indicators/official/licence-words.ts';
import { CYCLE_DAYS, publicationOf } from '#content/indicators/publication.ts';
import type { EventHistory } from '#contracts/event-history.ts';
import type { EventSource } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { OfficialRecord } from '#contracts/official-record.ts';
import { isFollowed } from '#domain/events/places.ts';
import { lastReleases } from '#domain/events/releases.ts';
import type { Outcome } from '#domain/events/surprise.ts';
import { surpriseSize } from '#domain/events/surprise-size.ts';
import type { Store } from '#store/port.ts';
import { type JoinStore, joinEvent, joinPublishers, shownActual } from '../official/figure.ts';
import { type RecordStore, readRecord } from '../official/record.ts';
import type { Ahead } from './ahead.ts';
import { presentAhead, presentEvent } from './present.ts';
import { nameAmong, named, readMoment } from './shared-name.ts';

/** Four years of a monthly series. Half of their figures are enough to know the usual size of its surprises. */
const EARLIER = 48;

export interface HistoryDeps {
  readonly store: Pick<Store, 'event' | 'eventsBetween' | 'releasesBefore'> & JoinStore & RecordStore;
  readonly clock: () => Date;
  /** Whether the owner shows a source's events. */
  readonly isOn: (source: EventSource) => boolean;
  /** The event of an id that only a publisher's schedule knows. */
  readonly findAhead: Ahead['find'];
}

export type ReadHistory = (id: string, locale: Locale) => Promise<EventHistory | null>;

/** Reads one event with its detail: the size of its surprise, the last releases, the official source (K4). */
export function createHistory({ store, clock, isOn, findAhead }: HistoryDeps): ReadHistory {
  const isShown = ({ withdrawnAt, country, currency, source }: StoredEvent): boolean =>
    withdrawnAt === null && isFollowed(currency, country) && isOn(source);
  return async (id, locale) => {
    const found = (await store.event(id)) ?? (await findAhead(id));
    if (!found) return null;
    const ahead = 'publisher' in found ? found : null;
    const stored = 'publisher' in found ? found.event : found;
    const now = clock();
    // The record is of the release at its publisher's time.
    const { event, changes, official: figures, schedule } = await joinEvent(stored, store, now);
    const [earlier, record, ofMoment] = await Promise.all([
      earlierReleases(stored, store, now),
      readRecord(event, store, now),
      readMoment(store, stored),
    ]);
    const { direction, kind, indicator: name } = enrich({ ...event, locale });
    const { forecast, previous } = event;
    const actual = figures?.actual ?? event.actual;
    const { official, frequency, unit } = publicationOf({ ...event, kind, locale });
    const shown = { now, locale, official: figures, schedule };
    const presented = ahead
      ? presentAhead({ ...ahead, event }, shown)
      : presentEvent(event, { ...shown, changes });
    return {
      id: event.id,
      event: isShown(event) ? { ...presented, name: nameAmong(presented, named(ofMoment, locale)) } : null,
      kind,
      name,
      official,
      frequency,
      unit,
      surprise: surpriseOf({ actual, forecast, previous }, earlier),
      record: record && readableRecord(record, locale),
      releases: lastReleases(event, earlier, { direction, cycleDays: CYCLE_DAYS[frequency ?? 'irregular'] }),
      changes: changes.map(({ eventId: _event, ...change }) => change),
    };
  };
}

function readableRecord(record: OfficialRecord, locale: Locale): OfficialRecord {
  const licence = licenceWords(record.licence, locale);
  return { ...record, licence, ...(licence === record.licence && { licence_language: 'en' }) };
}

/** The releases before, newest first by their publishers' times, with the official figure where it is known. */
async function earlierReleases(
  stored: StoredEvent,
  store: HistoryDeps['store'],
  now: Date,
): Promise<readonly (StoredEvent & { readonly ours: boolean })[]> {
  const before = await store.releasesBefore(stored, stored.timeIso, EARLIER);
  const earlier = before.filter(({ actual, withdrawnAt }) => actual !== null || withdrawnAt === null);
  const joined = await joinPublishers(earlier, store, now);
  return joined
    .map((one) => ({ ...one.event, ...shownActual(one) }))
    .filter(({ actual }) => actual !== null)
    .toSorted((a, b) => b.timeIso.localeCompare(a.timeIso));
}

/** The size of a surprise, with the forecast that it is measured against. */
function surpriseOf(outcome: Outcome, earlier: readonly StoredEvent[]): EventHistory['surprise'] {
  const size = surpriseSize(outcome, earlier);
  return size && outcome.forecast !== null ? { ...size, forecast: outcome.forecast } : null;
}
