import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import {
  EXTREMES,
  HISTORY_POINTS,
  type HistoryDays,
  type HistoryPoint,
  type SentimentHistory,
} from '#contracts/sentiment-history.ts';
import { type Credit, VENDORS } from '#contracts/vendors.ts';
import { changeOf } from '#domain/history/change.ts';
import { findGaps, gapMs } from '#domain/history/gaps.ts';
import { sample } from '#domain/history/sample.ts';
import { peaksOf } from '#domain/sentiment-history.ts';
import type { Store } from '#store/port.ts';
import { rememberVersion } from '../remember-version.ts';
import { type CsvFile, csvFile } from './history-csv.ts';

const DAY_MS = 86_400_000;
/**
 * Without a new reading an answer is made anew after this: the ages of its gaps and its range move on. Three months take
 * 40 ms to read.
 */
const ANSWER_MS = 60_000;
const WEEK_DAYS = 7;

export interface HistoryDeps {
  readonly store: Pick<Store, 'snapshots' | 'firstObservedAt' | 'latestSnapshot'>;
  /** Of a history without a single reading. */
  readonly ownCredit: Credit;
  /** Of the scheduled refresh: three of them without a reading are a gap. */
  readonly windowMs: number;
  readonly clock: () => Date;
}

export interface HistoryQuery {
  readonly symbol: InstrumentSymbol;
  readonly days: HistoryDays;
}

export interface HistoryService {
  /** The stored readings of the last days, down-sampled (SPEC N1). Only the store is asked, never an upstream. */
  answer(query: HistoryQuery): Promise<SentimentHistory>;
  /**
   * Every reading of the same range as a file, oldest first. Its range begins up to one refresh window earlier, so that the
   * file changes once per window at most without a new reading.
   */
  csv(query: HistoryQuery): Promise<CsvFile>;
}

/** History out of the snapshots kept for ever; an example is never stored, so none can stand here (SPEC K2). */
export function createHistoryService(deps: HistoryDeps): HistoryService {
  const keyOf = ({ symbol, days }: HistoryQuery) => `${symbol} ${days}`;
  return {
    answer: rememberVersion(keyOf, versionOf(ANSWER_MS, deps), (query) => makeHistory(query, deps)),
    csv: rememberVersion(keyOf, versionOf(deps.windowMs, deps), (query) => makeCsv(query, deps)),
  };
}

/** Changes with each new reading of the symbol, and with each slot of `slotMs` on the clock. */
function versionOf(slotMs: number, { store, clock }: HistoryDeps) {
  return async ({ symbol }: HistoryQuery): Promise<string> => {
    const now = clock();
    const latest = await store.latestSnapshot(symbol, now.toISOString());
    return `${latest?.observedAt} ${latest?.source} ${latest?.vendor} ${Math.floor(now.getTime() / slotMs)}`;
  };
}

async function makeCsv({ symbol, days }: HistoryQuery, deps: HistoryDeps): Promise<CsvFile> {
  const to = deps.clock();
  const slot = Math.floor(to.getTime() / deps.windowMs) * deps.windowMs;
  return csvFile(await read(symbol, slot - days * DAY_MS, to, deps));
}

async function makeHistory({ symbol, days }: HistoryQuery, deps: HistoryDeps): Promise<SentimentHistory> {
  const { windowMs, clock } = deps;
  const to = clock();
  const from = to.getTime() - days * DAY_MS;
  // The reading of a week ago may stand a little before the range of seven days.
  const wide = await read(
    symbol,
    Math.min(from, to.getTime() - WEEK_DAYS * DAY_MS - gapMs(windowMs)),
    to,
    deps,
  );
  const rows = wide.filter(({ observedAt }) => Date.parse(observedAt) >= from);
  const range = { from: new Date(from).toISOString(), to: to.toISOString() };
  const limits = { from, to: to.getTime(), windowMs, limit: HISTORY_POINTS };
  const gaps = findGaps(
    rows.map(({ observedAt }) => observedAt),
    range,
    windowMs,
  );
  const first = await deps.store.firstObservedAt(symbol);
  const credits = creditsOf(rows);
  return {
    symbol,
    days,
    ...range,
    sources: [...new Set(rows.map(({ source }) => source))].sort(),
    credit: credits[0] ?? deps.ownCredit,
    credits,
    readings: rows.length,
    points: sample(rows, limits).map(toPoint),
    gaps,
    change: changeOf(wide, to.getTime(), windowMs),
    extremes: EXTREMES,
    extremeStretches: peaksOf(rows, EXTREMES, gaps).length,
    // One of the future is of a clock that has been put back.
    firstObservedAt: first !== null && first <= range.to ? first : null,
    generatedAt: to.toISOString(),
  };
}

/** The range's snapshots; the store lists the API's after the page's, and of one instant the API's stands. */
async function read(symbol: InstrumentSymbol, from: number, to: Date, { store }: HistoryDeps) {
  const rows = await store.snapshots(symbol, new Date(from).toISOString(), justAfter(to));
  return rows.filter(({ observedAt }, index) => observedAt !== rows[index + 1]?.observedAt);
}

/** Credits of all vendors of the readings, the latest reading's first: who is no longer read is still named. */
function creditsOf(rows: readonly SentimentSnapshot[]): Credit[] {
  const vendors = new Set(rows.map(({ vendor }) => vendor).reverse());
  return [...vendors].map((vendor) => VENDORS[vendor].sentiment);
}

/** The store leaves the end out. */
function justAfter(at: Date): string {
  return new Date(at.getTime() + 1).toISOString();
}

function toPoint(row: SentimentSnapshot): HistoryPoint {
  return {
    observedAt: row.observedAt,
    longPercentage: row.longPercentage,
    shortPercentage: row.shortPercentage,
    longVolume: row.longVolume,
    shortVolume: row.shortVolume,
    averageLong: row.averageLong,
    averageShort: row.averageShort,
  };
}
