import { failureOf } from '#feeds/failure.ts';
import type { FeedError, SentimentFeed } from '#feeds/ports.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import {
  claimDue,
  logFailure,
  type Pause,
  RETRY_MS,
  type RefreshPace,
  type RefreshStore,
  settle,
  settlingOnError,
} from '../refresh.ts';
import { keepEmptyInstruments } from './empty-instruments.ts';

export const SENTIMENT_REFRESH = 'sentiment';
/**
 * Time limit of one feed: a log-in and a call, each with all the time of an answer. Each feed has its own, so that the page
 * does not use the API's time.
 */
const READ_BUDGET_MS = 16_000;

export interface FeedsDeps {
  readonly store: RefreshStore & Pick<Store, 'saveSnapshots' | 'writeNote'>;
  /** Best first; empty when every source is off. */
  readonly feeds: readonly SentimentFeed[];
  readonly windowMs: number;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Reads the feeds when the window has passed. Rejects when the store fails. */
export async function refreshSentiment(deps: FeedsDeps, pause: Pause): Promise<void> {
  if (deps.feeds.length === 0 || pause.isOn()) return;
  let pauseMs = RETRY_MS;
  try {
    const lease = await claimDue(deps.store, SENTIMENT_REFRESH, pace(deps.windowMs));
    if (lease === null) return;
    // From here on a call may be made, and the store may fail before it is recorded.
    pauseMs = deps.windowMs;
    await settlingOnError(deps, [lease], () => readFeeds(lease, deps));
  } catch (error) {
    pause.start(Math.min(pauseMs, deps.windowMs));
    throw error;
  }
}

/** Reads the feeds, best first, until one answers. */
async function readFeeds(lease: Lease, deps: FeedsDeps): Promise<void> {
  const { store, feeds } = deps;
  const failures: FeedError[] = [];
  for (const feed of feeds) {
    // Without a window: only its own hold keeps a feed from being read.
    const feedLease = await store.claimRefresh(feedRefresh(feed), 0);
    if (feedLease === null) continue;
    const failure = await settlingOnError(deps, [feedLease], () => readFeed(feed, feedLease, deps));
    if (failure === null) {
      await settle(store, lease, instant(deps), null);
      return;
    }
    failures.push(failure);
  }
  // The failure that used the quota, if any, decides when to retry.
  const costly = failures.find(({ kind }) => !isFree(kind)) ?? failures[0];
  await store.settleRefresh(lease, instant(deps), costly?.kind ?? 'rate_limited');
}

/** Name of one feed's last read in the store: "sentiment/myfxbook/live_api". Two vendors may both have an API. */
export function feedRefresh({ vendor, source }: Pick<SentimentFeed, 'vendor' | 'source'>): string {
  return `${SENTIMENT_REFRESH}/${vendor}/${source}`;
}

function instant({ clock }: Pick<FeedsDeps, 'clock'>): string {
  return clock().toISOString();
}

/**
 * A failed call counts against the quota like any other, and an internal error may follow a call: both wait a whole window.
 * Five minutes are enough when no call was sent, or after a crash.
 */
function pace(windowMs: number): RefreshPace {
  return { windowMs, retryMs: (failure) => (isFree(failure) ? RETRY_MS : windowMs) };
}

function isFree(failure: string | null): boolean {
  return failure === null || ['auth', 'locked', 'quota', 'store'].includes(failure);
}

/** Reads one feed into the store and settles its lease; returns null on success. */
async function readFeed(feed: SentimentFeed, lease: Lease, deps: FeedsDeps): Promise<FeedError | null> {
  const { store, log } = deps;
  const failure = await keepReading(feed, lease, deps);
  const isLatest = await settle(store, lease, instant(deps), failure);
  if (!isLatest)
    log.warn({ feed: feed.source }, 'sentiment read by another instance meanwhile: nothing kept');
  return failure;
}

async function keepReading(
  feed: SentimentFeed,
  lease: Lease,
  { store, log }: FeedsDeps,
): Promise<FeedError | null> {
  try {
    const reading = await withinLimit(READ_BUDGET_MS, (signal) => feed.read(signal));
    const { rows, empty, received, dropped, observedAt } = reading;
    await store.saveSnapshots(rows, lease);
    await keepEmptyInstruments(
      store,
      { readAt: observedAt, vendor: feed.vendor, symbols: [...empty] },
      lease,
    );
    log.info({ feed: feed.source, received, kept: rows.length, dropped }, 'sentiment refreshed');
    if (dropped.implausible_row)
      log.warn({ feed: feed.source, dropped }, 'shares of one instrument do not make 100: not kept');
    return null;
  } catch (cause) {
    const error = failureOf(cause);
    logFailure(log, { feed: feed.source }, error, 'sentiment feed failed');
    return error;
  }
}
