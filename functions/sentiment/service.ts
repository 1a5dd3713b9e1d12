import type {
  DataSource,
  InstrumentSymbol,
  SentimentEntry,
  SentimentResponse,
  SentimentSnapshot,
} from '#contracts/sentiment.ts';
import { type SentimentVendor, VENDORS } from '#contracts/vendors.ts';
import { failureOf } from '#feeds/failure.ts';
import type { FeedError, SentimentFeed } from '#feeds/ports.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import {
  atMostEvery,
  claimDue,
  createPause,
  logFailure,
  loggingErrors,
  type Pause,
  RETRY_MS,
  type RefreshPace,
  type RefreshStore,
  settle,
  settlingOnError,
  singleFlight,
  untilSettled,
  VISITOR_MS,
  waitingAtMost,
} from '../refresh.ts';
import { emptyReadingOf, keepEmptyInstruments } from './empty-instruments.ts';
import { exampleEntry } from './example.ts';

export const SENTIMENT_REFRESH = 'sentiment';
/**
 * Time limit of one feed: a log-in and a call, each with all the time of an answer. Each feed has its own, so that the page
 * does not use the API's time.
 */
const READ_BUDGET_MS = 16_000;
/** Shortest time between two checks, caused by visitors, whether a refresh is due; shorter for a short window. */
const CHECK_MS = 5_000;
/** How late a scheduled refresh may come before stored figures count as stale. */
const GRACE_MS = 60_000;
const WITHOUT_FIGURES = { entry: null, dataSource: 'error_fallback', observedAt: null } as const;

export interface SentimentDeps {
  readonly store: RefreshStore & Pick<Store, 'saveSnapshots' | 'latestSnapshot' | 'readNote' | 'writeNote'>;
  /** Best first; empty when every source is off. */
  readonly feeds: readonly SentimentFeed[];
  /** Credit of our own examples, and of an answer without figures while every source is off. */
  readonly ownCredit: SentimentResponse['credit'];
  readonly windowMs: number;
  /** Whether an example may be shown when there is no figure (`DEMO_DATA`). */
  readonly examples: boolean;
  readonly clock: () => Date;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly log: Log;
}

export interface SentimentService {
  /** The best answer for one instrument; never rejects because of an upstream. */
  answer(symbol: InstrumentSymbol): Promise<SentimentResponse>;
  /** Reads the upstream when its window has passed and no other instance is reading it. */
  refreshIfDue(): Promise<void>;
}

/** The chain of K2: live, then scraped, then the last stored snapshot, then a labelled example or nothing. */
export function createSentimentService(deps: SentimentDeps): SentimentService {
  const pause = createPause(deps.clock);
  const refreshIfDue = singleFlight(loggingErrors(deps.log, SENTIMENT_REFRESH, () => refresh(deps, pause)));
  // Waits for another instance's reading: the visitor's browser would keep an example for hours.
  const patience = { ...deps, budgetMs: VISITOR_MS };
  const elsewhere = () => untilSettled(deps.store, SENTIMENT_REFRESH, patience);
  const refreshed = atMostEvery(
    Math.min(CHECK_MS, deps.windowMs / 4),
    deps.clock,
    singleFlight(() => refreshIfDue().then(loggingErrors(deps.log, SENTIMENT_REFRESH, elsewhere))),
  );
  return {
    refreshIfDue,
    async answer(symbol) {
      const known = await presentAnswer(symbol, deps);
      if (known) return known;
      await waitingAtMost(VISITOR_MS, refreshed());
      const now = await presentAnswer(symbol, deps);
      if (now) return now;
      const last = await deps.store.latestSnapshot(symbol, instant(deps));
      return last ? fromSnapshot(last, 'historical_fallback') : withoutData(symbol, deps);
    },
  };
}

async function refresh(deps: SentimentDeps, pause: Pause): Promise<void> {
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
async function readFeeds(lease: Lease, deps: SentimentDeps): Promise<void> {
  const { store, feeds } = deps;
  const failures: FeedError[] = [];
  for (const feed of feeds) {
    // Without a window: only its own hold keeps a feed from being read.
    const feedLease = await store.claimRefresh(feedRefresh(feed.source), 0);
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

/** Name of one feed's last read in the store: "sentiment/live_api". */
export function feedRefresh(source: SentimentFeed['source']): string {
  return `${SENTIMENT_REFRESH}/${source}`;
}

function instant({ clock }: Pick<SentimentDeps, 'clock'>): string {
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
async function readFeed(feed: SentimentFeed, lease: Lease, deps: SentimentDeps): Promise<FeedError | null> {
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
  { store, log }: SentimentDeps,
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
    return null;
  } catch (cause) {
    const error = failureOf(cause);
    logFailure(log, { feed: feed.source }, error, 'sentiment feed failed');
    return error;
  }
}

/**
 * What the source's current reading says about an instrument; null without a reading, or when it does not list it. "No
 * volume" is an answer too, and older figures must not replace it (E3).
 */
async function presentAnswer(
  symbol: InstrumentSymbol,
  deps: SentimentDeps,
): Promise<SentimentResponse | null> {
  const { store, windowMs } = deps;
  const last = await store.latestSnapshot(symbol, instant(deps));
  const figures = last && isFresh(last.observedAt, deps) ? fromSnapshot(last, last.source) : null;
  // Within its window no other reading can follow.
  if (last && figures && ageMs(last.observedAt, deps) < windowMs) return figures;
  const empty = await emptyReadingOf(store, symbol);
  if (empty === null || !isFresh(empty.readAt, deps) || (last && last.observedAt > empty.readAt))
    return figures;
  return { ...WITHOUT_FIGURES, reason: 'no_volume', ...originOf(empty.vendor) };
}

function isFresh(at: string, deps: SentimentDeps): boolean {
  const age = ageMs(at, deps);
  return age >= 0 && age < deps.windowMs + Math.min(GRACE_MS, deps.windowMs / 4);
}

function ageMs(at: string, { clock }: SentimentDeps): number {
  return clock().getTime() - Date.parse(at);
}

function fromSnapshot(snapshot: SentimentSnapshot, dataSource: DataSource): SentimentResponse {
  const { vendor, observedAt } = snapshot;
  const answer = { entry: toEntry(snapshot), reason: null, dataSource, ...originOf(vendor), observedAt };
  return answer satisfies Record<keyof SentimentResponse, unknown>;
}

/** The vendor's credit and short name, also when another vendor is read now. */
function originOf(vendor: SentimentVendor): Required<Pick<SentimentResponse, 'credit' | 'vendor'>> {
  const { name, sentiment } = VENDORS[vendor];
  return { credit: sentiment, vendor: name };
}

function toEntry({ symbol, ...snapshot }: SentimentSnapshot): SentimentEntry {
  // Also those that an answer may leave out: one that is forgotten here fails the types.
  const { longPositions, shortPositions, ...always } = {
    name: symbol,
    basis: snapshot.basis,
    longPercentage: snapshot.longPercentage,
    shortPercentage: snapshot.shortPercentage,
    totalPositions: snapshot.totalPositions,
    longVolume: snapshot.longVolume,
    shortVolume: snapshot.shortVolume,
    averageLong: snapshot.averageLong,
    averageShort: snapshot.averageShort,
    longPositions: snapshot.longPositions,
    shortPositions: snapshot.shortPositions,
  } satisfies Record<keyof SentimentEntry, unknown>;
  return {
    ...always,
    ...(longPositions !== null && { longPositions }),
    ...(shortPositions !== null && { shortPositions }),
  };
}

/** Nothing was ever stored: an example, unless the source was just read and does not list the instrument. */
async function withoutData(symbol: InstrumentSymbol, deps: SentimentDeps): Promise<SentimentResponse> {
  const { store, feeds, examples, ownCredit } = deps;
  const state = await store.refreshState(SENTIMENT_REFRESH);
  const readAt = state?.succeededAt ?? null;
  const saidNothing = readAt !== null && isFresh(readAt, deps);
  // The first reading is still to come: nothing is known of the source, not even that it fails.
  const isAwaited = feeds.length > 0 && (state?.settledAt ?? null) === null;
  if (examples && !saidNothing && !isAwaited)
    return { ...WITHOUT_FIGURES, entry: exampleEntry(symbol), reason: null, credit: ownCredit };
  const [asked] = feeds;
  const origin = asked ? originOf(asked.vendor) : { credit: ownCredit };
  return { ...WITHOUT_FIGURES, reason: 'unknown', ...origin };
}
