import { transcribedOf } from '#content/indicators/official/bls-days.ts';
import { SCHEDULED_RELEASES, type ScheduledRelease } from '#content/indicators/official/schedules.ts';
import type { ReleaseId, StoredSighting } from '#contracts/schedules.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import { endOfList } from '#domain/official/copied-list.ts';
import { type ScheduledRow, type ScheduleNews, scheduleNews } from '#domain/official/listed.ts';
import { publisherOf } from '#domain/official/series.ts';
import { failureOf } from '#feeds/failure.ts';
import type { OfficialSchedule, ScheduleReading, TitledRow } from '#feeds/official/schedule.ts';
import { FeedError } from '#feeds/ports.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, logFailure, type RefreshStore, settle, settlingOnError } from '../refresh.ts';
import { warnOnChange } from '../warn-on-change.ts';
import { scheduleRefresh } from './names.ts';

/** Schedules are announced weeks ahead, and moves days ahead. */
const WINDOW_MS = 24 * 3_600_000;
const RETRY_MS = 2 * 3_600_000;
/** All occurrences: a postponed one may wait for months. */
const ALL_TIME = ['2000-01-01', '9999-12-31'] as const;

export interface ScheduleRefreshDeps {
  readonly store: RefreshStore & Pick<Store, 'saveSightings' | 'sightings' | 'readNote' | 'writeNote'>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The releases of a publisher that the calendar has events of. */
function releasesOf(publisher: SchedulePublisher) {
  return SCHEDULED_RELEASES.filter(({ release }) => publisherOf(release) === publisher);
}

/**
 * Reads a publisher's schedule once a day, one instance at a time, and appends what is new (N11). After a failure the
 * stored sightings stay; the age of the last good read is shown with them.
 */
export async function refreshSchedule(schedule: OfficialSchedule, deps: ScheduleRefreshDeps): Promise<void> {
  const { store, clock, log } = deps;
  const { publisher, budgetMs } = schedule;
  const name = scheduleRefresh(publisher);
  const lease = await claimDue(store, name, { windowMs: WINDOW_MS, retryMs: () => RETRY_MS });
  if (lease === null) return;
  await settlingOnError(deps, [lease], async () => {
    // A reading knows what was published before it began.
    const begunAt = clock().toISOString();
    try {
      const reading = await withinLimit(budgetMs, (signal) => schedule.read(signal));
      await keep(publisher, reading, lease, deps);
      warnOfEnd(publisher, deps);
      await settle(store, lease, begunAt, null);
    } catch (cause) {
      const error = failureOf(cause);
      logFailure(log, { feed: name }, error, 'schedule failed');
      await settle(store, lease, clock().toISOString(), error);
    }
  });
}

/** Once a day, in the last month of a list that has to be copied by hand, and after it. */
function warnOfEnd(publisher: SchedulePublisher, { clock, log }: ScheduleRefreshDeps): void {
  const list = transcribedOf(publisher);
  if (list === null) return;
  const { state, endsOn, daysLeft } = endOfList(list, clock());
  if (state !== 'ok')
    log.warn({ publisher, endsOn, daysLeft }, 'the copied days of a schedule end: see docs/operations.md');
}

async function keep(
  publisher: SchedulePublisher,
  { rows, unread: titles, received, dropped, observedAt, coversUntil, request }: ScheduleReading,
  lease: Lease,
  { store, log }: ScheduleRefreshDeps,
): Promise<void> {
  const followed = releasesOf(publisher);
  const releaseOf = (title: string) => followed.find((one) => one.title.test(title))?.release;
  const ours = rows.flatMap(({ title, ...row }): ScheduledRow[] => {
    const release = releaseOf(title);
    return release ? [{ ...row, release }] : [];
  });
  // Titles that have changed all at once would withdraw every release.
  if (ours.length === 0)
    throw new FeedError('malformed', `${publisher} schedule: none of its titles is known`);
  const known = await store.sightings(
    followed.map(({ release }) => release),
    ...ALL_TIME,
  );
  const others = rows.filter(({ title, at }) => at > observedAt && !releaseOf(title));
  const listed = new Set(ours.map(({ release, at }) => `${release} ${at}`));
  const isMissing = ({ release, at }: StoredSighting) => !listed.has(`${release} ${at}`);
  const unread = [
    // An unreadable row under the title of another release says nothing about ours.
    ...titles.flatMap((title) => (title === null ? [null] : (releaseOf(title) ?? []))),
    ...renamed(known.filter(isMissing), others, followed),
  ];
  const news = scheduleNews(known, { rows: ours, unread, coversUntil, readAt: observedAt });
  const added = await store.saveSightings(
    news.sightings.map((one) => ({ ...one, request })),
    lease,
  );
  const { conflicting, unconfirmed } = news;
  const counts = { received, dropped, followed: ours.length, conflicting, unconfirmed, added };
  log.info({ publisher, ...counts }, 'schedule read');
  const doubts = doubtsOf(news, unread);
  await warnOnChange(store, log, scheduleRefresh(publisher), [
    {
      topic: 'partial',
      message: 'schedule not whole: nothing is cancelled by it',
      state: doubts && { ...doubts, dropped },
      note: doubts,
    },
  ]);
}

/** A title that has this share of another one's words may be its new spelling. */
const LIKE_SHARE = 0.5;

/** Releases whose missing row may be there under a new title: at its very time another row has most of its words. */
function renamed(
  missing: readonly StoredSighting[],
  others: readonly Pick<TitledRow, 'title' | 'at'>[],
  followed: readonly ScheduledRelease[],
): readonly ReleaseId[] {
  const times = Map.groupBy(missing, ({ at }) => at);
  return others.flatMap(({ title, at }) => {
    const given = wordsOf(title);
    return (times.get(at) ?? []).flatMap(({ release }) => {
      const own = [...wordsOf(followed.find((one) => one.release === release)?.title.source ?? '')];
      return own.filter((word) => given.has(word)).length >= own.length * LIKE_SHARE ? [release] : [];
    });
  });
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[a-z]{3,}/g) ?? []);
}

/** Why a list withdraws nothing; null for a whole one. */
function doubtsOf(
  { conflicting, lost, unconfirmed }: ScheduleNews,
  unread: readonly (ReleaseId | null)[],
): object | null {
  if (unread.length + conflicting + lost.length + unconfirmed === 0) return null;
  return {
    unread: [...new Set(unread)].map((release) => release ?? 'a row without a title'),
    isConflicting: conflicting > 0,
    lost,
    isShort: unconfirmed > 0,
  };
}
