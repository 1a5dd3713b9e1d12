import { witnessRowOf } from '#content/indicators/official/rows.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { StoredEvent } from '#contracts/listing.ts';
import { type OfficialPublisher, VENDORS } from '#contracts/vendors.ts';
import { oldestNeeded } from '#domain/official/about.ts';
import { figureText } from '#domain/official/figure.ts';
import { officialRelease } from '#domain/official/release.ts';
import { publisherOf } from '#domain/official/series.ts';
import type { Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { type JoinStore, joinPublishers } from './figure.ts';
import { MOVES_MS } from './time.ts';

interface Deps {
  readonly store: JoinStore & Pick<Store, 'eventsBetween'>;
  readonly clock: () => Date;
  readonly log: Log;
}

const DAY_MS = 86_400_000;
/** A second publisher comes some days after the first. */
const WITNESS_DAYS = 7;

/** What is read for the last `ms`: publishers move events by days. */
function around(now: Date, ms: number) {
  const shifted = (by: number) => new Date(now.getTime() + by).toISOString();
  return [CALENDAR_SOURCE, shifted(-ms - MOVES_MS), shifted(MOVES_MS)] as const;
}

/** Whether an event came out in the last `ms`, by its publisher's time. */
function within(now: Date, ms: number): (event: StoredEvent) => boolean {
  const from = new Date(now.getTime() - ms).toISOString();
  return ({ timeIso }) => timeIso >= from && timeIso <= now.toISOString();
}

/** Logs the releases of a publisher in the last day whose official figure is not the one that the calendar's vendors report. Both are kept. */
export async function logDisagreements(id: OfficialPublisher, { store, clock, log }: Deps): Promise<void> {
  const now = clock();
  const events = await store.eventsBetween(...around(now, DAY_MS));
  for (const { event, official } of await joinPublishers(events, store, now, within(now, DAY_MS))) {
    if (official === null || official.publisher !== VENDORS[id].name) continue;
    const { publisher, period, actual, reported, differs } = official;
    if (differs)
      log.warn(
        { event: event.id, publisher, period, official: actual, reported },
        'official figure differs from the reported one',
      );
  }
}

/**
 * Logs the releases whose figure another publisher has confirmed to be a different one: the Federal Reserve's statement beside
 * the range that the New York Fed says was in force. The first publisher's figure is shown.
 */
export async function logOtherWitnesses(id: OfficialPublisher, { store, clock, log }: Deps): Promise<void> {
  const now = clock();
  const events = await store.eventsBetween(...around(now, WITNESS_DAYS * DAY_MS));
  const rowOf = (event: StoredEvent) => {
    const row = event.withdrawnAt === null ? witnessRowOf(event) : null;
    return row !== null && publisherOf(row.series) === id ? row : null;
  };
  const watched = events.filter((event) => rowOf(event) !== null);
  for (const { event, official } of await joinPublishers(
    watched,
    store,
    now,
    within(now, WITNESS_DAYS * DAY_MS),
  )) {
    const row = rowOf(event);
    const shown = official?.actual ?? null;
    if (row === null || shown === null) continue;
    const at = new Date(event.timeIso);
    const vintages = await store.vintages([row.series], oldestNeeded(row, at, 1));
    const witness = officialRelease(row, at, vintages, now).figure;
    if (witness === null) continue;
    const other = figureText(witness, row.notation);
    if (other !== shown)
      log.warn(
        { event: event.id, publisher: VENDORS[id].name, official: shown, other },
        'two publishers give different figures',
      );
  }
}
