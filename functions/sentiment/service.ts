import type {
  DataSource,
  InstrumentSymbol,
  SentimentEntry,
  SentimentResponse,
  SentimentSnapshot,
} from '#contracts/sentiment.ts';
import { FeedError, type SentimentFeed } from '#feeds/ports.ts';
import type { Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import {
  claimDue,
  endingAnyway,
  isHeld,
  type RefreshPace,
  type RefreshStore,
  SETTLE_MS,
  settle,
  singleFlight,
  surviving,
  UNEXPECTED,
  untilSettled,
} from '../refresh.ts';
import { EXAMPLE_ENTRIES } from './example.ts';
import { keepToldEmpty, toldEmptyAt } from './told-empty.ts';

export const SENTIMENT_REFRESH = 'sentiment';
/** All feeds together stay under ten seconds, so that no visitor's request hangs. */
const CHAIN_BUDGET_MS = 8_500;
/** A scheduled refresh may come this much late before stored figures count as old. */
const GRACE_MS = 60_000;
const WITHOUT_FIGURES = { entry: null, dataSource: 'error_fallback', observedAt: null } as const;

export interface SentimentDeps {
  readonly store: RefreshStore & Pick<Store, 'saveSnapshots' | 'latestSnapshot'>;
  /** Best first; an empty list means every source is off. */
  readonly feeds: readonly SentimentFeed[];
  readonly credit: SentimentResponse['credit'];
  /** Whose invention the example is: never credited to a source of real figures. */
  readonly exampleCredit: SentimentResponse['credit'];
  readonly windowMs: number;
  /** Whether an example may stand in where there is no figure at all (`DEMO_DATA`). */
  readonly examples: boolean;
  readonly clock: () => Date;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly log: Log;
}

export interface SentimentService {
  /** The best answer for one instrument; never rejects because of an upstream. */
  answer(symbol: InstrumentSymbol): Promise<SentimentResponse>;
  /** Reads the upstream if its window has passed and nobody else does. */
  refreshIfDue(): Promise<void>;
}

/** The chain of SPEC K2: live, then scraped, then the last stored snapshot, then a labelled example or nothing. */
export function createSentimentService(deps: SentimentDeps): SentimentService {
  const refreshIfDue = singleFlight(surviving(deps.log, SENTIMENT_REFRESH, () => refresh(deps)));
  // An instance that finds the upstream being read by another waits for that: the example would be kept for hours.
  const patience = { ...deps, budgetMs: CHAIN_BUDGET_MS + SETTLE_MS };
  const elsewhere = () => untilSettled(deps.store, SENTIMENT_REFRESH, patience);
  const refreshed = singleFlight(() =>
    refreshIfDue().then(surviving(deps.log, SENTIMENT_REFRESH, elsewhere)),
  );
  return {
    refreshIfDue,
    async answer(symbol) {
      const known = await presentAnswer(symbol, deps);
      if (known) return known;
      await refreshed();
      const now = await presentAnswer(symbol, deps);
      if (now) return now;
      const last = await deps.store.latestSnapshot(symbol, instant(deps));
      return last ? fromSnapshot(last, 'historical_fallback', deps) : withoutData(symbol, deps);
    },
  };
}

async function refresh(deps: SentimentDeps): Promise<void> {
  const { store, feeds, clock } = deps;
  if (feeds.length === 0 || !(await claimDue(store, SENTIMENT_REFRESH, clock(), pace(deps.windowMs)))) return;
  await endingAnyway(deps, [SENTIMENT_REFRESH], () => readFeeds(deps));
}

/** Reads the feeds, best first, until one answers. */
async function readFeeds(deps: SentimentDeps): Promise<void> {
  const { store, feeds, clock } = deps;
  const failures: FeedError[] = [];
  for (const feed of feeds) {
    if (await isHeld(store, feedRefresh(feed.source), clock())) continue;
    const failure = await readFeed(feed, deps);
    await settle(store, feedRefresh(feed.source), instant(deps), failure);
    if (failure === null) return settle(store, SENTIMENT_REFRESH, instant(deps), null);
    failures.push(failure);
  }
  // The one that cost a call decides when the next may: another feed's free failure must not hasten it.
  const costly = failures.find(({ kind }) => !isFree(kind)) ?? failures[0];
  await store.settleRefresh(SENTIMENT_REFRESH, instant(deps), costly?.kind ?? 'rate_limited');
}

/** Name under which the store keeps how one feed's last read ended: "sentiment/live_api". */
export function feedRefresh(source: SentimentFeed['source']): string {
  return `${SENTIMENT_REFRESH}/${source}`;
}

function instant({ clock }: Pick<SentimentDeps, 'clock'>): string {
  return clock().toISOString();
}

/**
 * A failed call counts against the day's quota like any other, so it waits a whole window; where the adapter keeps away
 * from the upstream by itself, or a crash or an error of ours interrupted us, five minutes do.
 */
function pace(windowMs: number): RefreshPace {
  return { windowMs, retryMs: (failure) => (isFree(failure) ? 300_000 : windowMs) };
}

function isFree(failure: string | null): boolean {
  return failure === null || ['auth', 'locked', 'quota', UNEXPECTED].includes(failure);
}

/** Reads one feed into the store; null when it went well. */
async function readFeed(
  feed: SentimentFeed,
  { store, feeds, log }: SentimentDeps,
): Promise<FeedError | null> {
  try {
    const reading = await feed.read(AbortSignal.timeout(CHAIN_BUDGET_MS / feeds.length));
    const { rows, empty, received, dropped, observedAt } = reading;
    await store.saveSnapshots(rows);
    await keepToldEmpty(store, observedAt, empty);
    log.info({ feed: feed.source, received, kept: rows.length, dropped }, 'sentiment refreshed');
    return null;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    log.warn({ feed: feed.source, kind: error.kind, reason: error.message }, 'sentiment feed failed');
    return error;
  }
}

/**
 * What the source's present reading says of an instrument; null where there is none, or it does not list it. That it lists
 * the instrument without any volume is an answer too, and older figures must not stand in for it (SPEC E3).
 */
async function presentAnswer(
  symbol: InstrumentSymbol,
  deps: SentimentDeps,
): Promise<SentimentResponse | null> {
  const { store, windowMs, credit } = deps;
  const last = await store.latestSnapshot(symbol, instant(deps));
  const figures = last && isFresh(last.observedAt, deps) ? fromSnapshot(last, last.source, deps) : null;
  // Within its window no other reading can have followed.
  if (last && figures && ageMs(last.observedAt, deps) < windowMs) return figures;
  const emptyAt = await toldEmptyAt(store, symbol);
  const isEmpty = emptyAt !== null && isFresh(emptyAt, deps) && !(last && last.observedAt > emptyAt);
  return isEmpty ? { ...WITHOUT_FIGURES, reason: 'no_volume', credit } : figures;
}

function isFresh(at: string, deps: SentimentDeps): boolean {
  const age = ageMs(at, deps);
  return age >= 0 && age < deps.windowMs + Math.min(GRACE_MS, deps.windowMs / 4);
}

function ageMs(at: string, { clock }: SentimentDeps): number {
  return clock().getTime() - Date.parse(at);
}

function fromSnapshot(
  snapshot: SentimentSnapshot,
  dataSource: DataSource,
  { credit }: SentimentDeps,
): SentimentResponse {
  return { entry: toEntry(snapshot), reason: null, dataSource, credit, observedAt: snapshot.observedAt };
}

function toEntry({ symbol, longPositions, shortPositions, ...rest }: SentimentSnapshot): SentimentEntry {
  return {
    name: symbol,
    longPercentage: rest.longPercentage,
    shortPercentage: rest.shortPercentage,
    totalPositions: rest.totalPositions,
    longVolume: rest.longVolume,
    shortVolume: rest.shortVolume,
    averageLong: rest.averageLong,
    averageShort: rest.averageShort,
    ...(longPositions !== null && { longPositions }),
    ...(shortPositions !== null && { shortPositions }),
  };
}

/** Nothing was ever stored: an example, unless the source has just been read and does not list the instrument. */
async function withoutData(symbol: InstrumentSymbol, deps: SentimentDeps): Promise<SentimentResponse> {
  const { store, examples, credit, exampleCredit } = deps;
  const readAt = (await store.refreshState(SENTIMENT_REFRESH))?.succeededAt;
  const saidNothing = readAt != null && isFresh(readAt, deps);
  if (examples && !saidNothing)
    return { ...WITHOUT_FIGURES, entry: EXAMPLE_ENTRIES[symbol], reason: null, credit: exampleCredit };
  return { ...WITHOUT_FIGURES, reason: 'unknown', credit };
}
