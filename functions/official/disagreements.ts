import { CALENDAR_SOURCE } from '#contracts/events.ts';
import { type OfficialPublisher, VENDORS } from '#contracts/vendors.ts';
import { compareFigures } from '#domain/events/figures.ts';
import type { Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { type JoinStore, readOfficial } from './join.ts';

interface Deps {
  readonly store: JoinStore & Pick<Store, 'eventsBetween'>;
  readonly clock: () => Date;
  readonly log: Log;
}

const DAY_MS = 86_400_000;

/** Logs the releases of a publisher in the last day whose official figure is not the one that the calendar's vendors report. Both are kept. */
export async function logDisagreements(id: OfficialPublisher, { store, clock, log }: Deps): Promise<void> {
  const now = clock();
  const from = new Date(now.getTime() - DAY_MS).toISOString();
  const events = await store.eventsBetween(CALENDAR_SOURCE, from, now.toISOString());
  for (const [event, { publisher, period, actual, reported }] of await readOfficial(events, store, now)) {
    const order = publisher === VENDORS[id].name ? compareFigures(actual, reported) : null;
    if (order !== null && order !== 0)
      log.warn(
        { event, publisher, period, official: actual, reported },
        'official figure differs from the reported one',
      );
  }
}
