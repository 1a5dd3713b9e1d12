import type { OfficialRow } from '#content/indicators/official/row.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { addDays } from '#domain/events/zones.ts';
import { oldestNeeded } from '#domain/official/about.ts';
import { latestPoll } from '#domain/official/polls.ts';
import { officialRelease } from '#domain/official/release.ts';
import { formsOf, publisherOf } from '#domain/official/series.ts';
import { failureOf } from '#feeds/failure.ts';
import type { AskedSeries, OfficialFeed } from '#feeds/official/port.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, logFailure, type RefreshStore, settle, settlingOnError } from '../refresh.ts';
import { warnOnChange } from '../warn-on-change.ts';
import { logDisagreements, logOtherWitnesses } from './disagreements.ts';
import { type FollowedRelease, type FollowedStore, followedReleases } from './followed.ts';
import { noteReads } from './last-read.ts';
import { officialRefresh, releaseRefresh } from './names.ts';
import { withRepublished } from './republished.ts';

const DAY_MS = 86_400_000;
/** All series of a publisher are read once a day: for revisions, and for releases that the calendar does not list. */
const ALL_MS = DAY_MS;
const ALL_RETRY_MS = 2 * 3_600_000;
/** Every read looks back this far: yearly changes of the last 24 months. */
const LOOK_BACK_DAYS = 3 * 366;

export interface OfficialRefreshDeps {
  readonly store: RefreshStore &
    FollowedStore &
    Pick<Store, 'saveObservations' | 'vintages' | 'readNote' | 'writeNote' | 'revisions'>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The rows of a publisher. */
function rowsOf(publisher: OfficialPublisher): readonly OfficialRow[] {
  return OFFICIAL_ROWS.filter(({ series }) => publisherOf(series) === publisher);
}

/**
 * Reads all series of a publisher once a day, and those of a release by its schedule until the figure is there (N11).
 * `readDue`: releases of the last day, of all publishers.
 */
export async function refreshOfficial(
  feed: OfficialFeed,
  readDue: () => Promise<readonly Due[]>,
  deps: OfficialRefreshDeps,
): Promise<void> {
  const name = officialRefresh(feed.publisher);
  const polls = releaseRefresh(feed.publisher);
  // An older answer must not be stored after a newer one: one instance at a time reads a publisher.
  if (await mustWait(polls, feed, deps)) return;
  const all = await claimDue(deps.store, name, {
    windowMs: feed.everyMs ?? ALL_MS,
    retryMs: () => ALL_RETRY_MS,
  });
  if (all !== null) {
    await readSeries(feed, rowsOf(feed.publisher), all, deps);
    await logDisagreements(feed.publisher, deps);
    return logOtherWitnesses(feed.publisher, deps);
  }
  if (await mustWait(name, feed, deps)) return;
  const now = deps.clock();
  const own = (await readDue()).filter(({ row }) => publisherOf(row.series) === feed.publisher);
  const awaited = await withoutFigure(own, now, deps);
  const due = awaited.flatMap(({ at }) => latestPoll(at, now)?.getTime() ?? []);
  if (due.length === 0) return;
  // A claim that is as old as the poll, or younger, has made this poll.
  const windowMs = now.getTime() - Math.max(...due) + 1;
  const lease = await deps.store.claimRefresh(polls, windowMs);
  if (lease !== null)
    await readSeries(
      feed,
      feed.readsTogether ? rowsOf(feed.publisher) : awaited.map(({ row }) => row),
      lease,
      deps,
    );
}

/** Whether an instance reads under this name and its time is not over, or the publisher asked for a pause under it. */
async function mustWait(
  name: string,
  { budgetMs }: OfficialFeed,
  { store }: OfficialRefreshDeps,
): Promise<boolean> {
  const state = await store.refreshState(name);
  if (state === null) return false;
  return state.heldForMs > 0 || (state.isRunning && state.attemptedMsAgo < budgetMs);
}

type Due = Pick<FollowedRelease, 'row' | 'at' | 'context'>;

/** Releases of the last day, of all publishers. */
export function dueReleases(store: FollowedStore, now: Date): Promise<readonly Due[]> {
  return followedReleases(store, [new Date(now.getTime() - DAY_MS), now], now);
}

/** Those whose figure is not stored yet. */
async function withoutFigure(
  due: readonly Due[],
  now: Date,
  { store }: OfficialRefreshDeps,
): Promise<readonly Due[]> {
  if (due.length === 0) return [];
  const oldest = due.map(({ row, at }) => oldestNeeded(row, at, 1)).sort()[0] ?? '';
  const series = [...new Set(due.map(({ row }) => row.series))];
  const bySeries = Map.groupBy(await store.vintages(series, oldest), (observation) => observation.series);
  return due.filter(({ row, at, context }) => {
    const known = bySeries.get(row.series) ?? [];
    const { period, observation } = officialRelease(row, at, known, now, context);
    // Without any known value nothing can be seen to become new.
    const isFound = period !== null || (row.period !== 'day' && known.length > 0);
    return isFound && observation === null;
  });
}

/** The series of the rows, each once, with those of the publisher's own calculations. */
function askedSeries(rows: readonly OfficialRow[]): readonly AskedSeries[] {
  const forms = rows.flatMap(formsOf);
  return [...new Map(forms.map(({ series, period, unit }) => [series, { series, period, unit }])).values()];
}

async function readSeries(
  feed: OfficialFeed,
  rows: readonly OfficialRow[],
  lease: Lease,
  { store, clock, log }: OfficialRefreshDeps,
): Promise<void> {
  const { publisher } = feed;
  const asked = askedSeries(rows);
  await settlingOnError({ store, clock }, [lease], async () => {
    // A reading knows what was published before it began.
    const begunAt = clock().toISOString();
    try {
      const since = addDays(begunAt.slice(0, 10), -LOOK_BACK_DAYS);
      const reading = await withinLimit(feed.budgetMs, (signal) => feed.read(asked, since, signal));
      const news = await withRepublished(reading.rows, rows, store, clock());
      const added = await store.saveObservations(news, lease);
      const { received, dropped, failure, unread = [] } = reading;
      log.info({ publisher, series: asked.length, received, dropped, added }, 'official figures read');
      if (dropped.empty_series) log.warn({ publisher, dropped }, 'an official series has no values');
      // A publisher must not be called late for a series that could not be read.
      const ids = asked.map(({ series }) => series);
      const still = await noteReads(publisher, { asked: ids, unread, at: begunAt }, lease, store);
      await warnOnChange(store, log, officialRefresh(publisher), [
        {
          topic: 'unread',
          message: 'official series cannot be read',
          state: still.length > 0 ? { series: still, dropped } : null,
          note: still.length > 0 ? still : null,
        },
      ]);
      if (failure) throw failure;
      await settle(store, lease, begunAt, null);
    } catch (cause) {
      const error = failureOf(cause);
      logFailure(log, { feed: officialRefresh(publisher) }, error, 'official feed failed');
      await settle(store, lease, clock().toISOString(), error);
    }
  });
}
