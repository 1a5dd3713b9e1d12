import type {
  DataSource,
  InstrumentSymbol,
  SentimentEntry,
  SentimentResponse,
  SentimentSnapshot,
} from '#contracts/sentiment.ts';
import { type SentimentVendor, VENDORS } from '#contracts/vendors.ts';
import type { Store } from '#store/port.ts';
import {
  atMostEvery,
  createPause,
  loggingErrors,
  singleFlight,
  untilSettled,
  VISITOR_MS,
  waitingAtMost,
} from '../refresh.ts';
import { emptyReadingOf } from './empty-instruments.ts';
import { exampleEntry } from './example.ts';
import { type FeedsDeps, refreshSentiment, SENTIMENT_REFRESH } from './read-feeds.ts';

/** Shortest time between two checks, caused by visitors, whether a refresh is due; shorter for a short window. */
const CHECK_MS = 5_000;
/** How late a scheduled refresh may come before stored figures count as stale. */
const GRACE_MS = 60_000;
const WITHOUT_FIGURES = { entry: null, dataSource: 'error_fallback', observedAt: null } as const;

export interface SentimentDeps extends FeedsDeps {
  readonly store: FeedsDeps['store'] & Pick<Store, 'latestSnapshot' | 'readNote'>;
  /** Credit of our own examples, and of an answer without figures while every source is off. */
  readonly ownCredit: SentimentResponse['credit'];
  /** Whether an example may be shown when there is no figure (`DEMO_DATA`). */
  readonly examples: boolean;
  readonly sleep?: (ms: number) => Promise<void>;
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
  const refreshIfDue = singleFlight(
    loggingErrors(deps.log, SENTIMENT_REFRESH, () => refreshSentiment(deps, pause)),
  );
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
      const last = await deps.store.latestSnapshot(symbol, deps.clock().toISOString());
      return last ? fromSnapshot(last, 'historical_fallback') : withoutData(symbol, deps);
    },
  };
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
  const last = await store.latestSnapshot(symbol, deps.clock().toISOString());
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
