import type { OfficialRow } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS, officialRowOf } from '#content/indicators/official/rows.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { addDays } from '#domain/events/zones.ts';
import { latestPoll } from '#domain/official/polls.ts';
import { officialRelease, releasedPeriod } from '#domain/official/release.ts';
import { publisherOf } from '#domain/official/series.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { FeedError } from '#feeds/ports.ts';
import type { Lease } from '#store/lease.ts';
import type { Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, type RefreshStore, settle, settlingOnError } from '../refresh.ts';
import { logDisagreements } from './disagreements.ts';
import { officialRefresh, releaseRefresh } from './names.ts';

const DAY_MS = 86_400_000;
/** All series of a publisher are read once a day: for revisions, and for releases that the calendar does not list. */
const ALL_MS = DAY_MS;
const ALL_RETRY_MS = 2 * 3_600_000;
/** Every read looks back this far: yearly changes of the last 24 months. */
const LOOK_BACK_DAYS = 3 * 366;

export interface OfficialRefreshDeps {
  readonly store: RefreshStore & Pick<Store, 'eventsBetween' | 'saveObservations' | 'vintages'>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The rows of a publisher. */
function rowsOf(publisher: OfficialPublisher): readonly OfficialRow[] {
  return OFFICIAL_ROWS.filter(({ series }) => publisherOf(series) === publisher);
}

/** Reads all series of a publisher once a day, and those of a release by its schedule until the figure is there (N11). */
export async function refreshOfficial(feed: OfficialFeed, deps: OfficialRefreshDeps): Promise<void> {
  const name = officialRefresh(feed.publisher);
  const all = await claimDue(deps.store, name, { windowMs: ALL_MS, retryMs: () => ALL_RETRY_MS });
  if (all !== null) {
    await readSeries(feed, rowsOf(feed.publisher), all, deps);
    return logDisagreements(feed.publisher, deps);
  }
  const now = deps.clock();
  const awaited = await awaitedReleases(feed.publisher, now, deps);
  const polls = awaited.flatMap(({ at }) => latestPoll(at, now)?.getTime() ?? []);
  if (polls.length === 0) return;
  // A claim that is as old as the poll, or younger, has made this poll.
  const windowMs = now.getTime() - Math.max(...polls) + 1;
  const lease = await deps.store.claimRefresh(releaseRefresh(feed.publisher), windowMs);
  if (lease !== null)
    await readSeries(
      feed,
      feed.readsTogether ? rowsOf(feed.publisher) : awaited.map(({ row }) => row),
      lease,
      deps,
    );
}

interface Awaited {
  readonly row: OfficialRow;
  readonly at: Date;
}

/** Releases of the last day whose figure is not stored yet. */
async function awaitedReleases(
  publisher: OfficialPublisher,
  now: Date,
  { store }: OfficialRefreshDeps,
): Promise<readonly Awaited[]> {
  const from = new Date(now.getTime() - DAY_MS).toISOString();
  const until = new Date(now.getTime() + 1).toISOString();
  const events = await store.eventsBetween(CALENDAR_SOURCE, from, until);
  const listed = events.flatMap((event): Awaited[] => {
    const row = event.withdrawnAt === null && !event.holiday ? officialRowOf(event) : null;
    return row && publisherOf(row.series) === publisher ? [{ row, at: new Date(event.timeIso) }] : [];
  });
  if (listed.length === 0) return [];
  const periods = listed.flatMap(({ row, at }) => releasedPeriod(at, row) ?? []);
  const series = [...new Set(listed.map(({ row }) => row.series))];
  const bySeries = Map.groupBy(
    await store.vintages(series, periods.sort()[0] ?? ''),
    (observation) => observation.series,
  );
  return listed.filter(({ row, at }) => {
    const { period, observation } = officialRelease(row, at, bySeries.get(row.series) ?? [], now);
    return period !== null && observation === null;
  });
}

async function readSeries(
  feed: OfficialFeed,
  rows: readonly OfficialRow[],
  lease: Lease,
  { store, clock, log }: OfficialRefreshDeps,
): Promise<void> {
  const { publisher } = feed;
  const asked = [
    ...new Map(rows.map(({ series, period, unit }) => [series, { series, period, unit }])).values(),
  ];
  await settlingOnError({ store, clock }, [lease], async () => {
    try {
      const since = addDays(clock().toISOString().slice(0, 10), -LOOK_BACK_DAYS);
      const reading = await feed.read(asked, since, AbortSignal.timeout(feed.budgetMs));
      const added = await store.saveObservations(reading.rows, lease);
      const { received, dropped } = reading;
      log.info({ publisher, series: asked.length, received, dropped, added }, 'official figures read');
      await settle(store, lease, clock().toISOString(), null);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      log.warn(
        { feed: officialRefresh(publisher), kind: error.kind, reason: error.message },
        'official feed failed',
      );
      await settle(store, lease, clock().toISOString(), error);
    }
  });
}
