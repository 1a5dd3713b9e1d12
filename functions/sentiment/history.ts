import { setImmediate as nextTurn } from 'node:timers/promises';
import { type InstrumentSymbol, type SentimentSnapshot, SYMBOLS } from '#contracts/sentiment.ts';
import { BOARD_DAYS, RANGE_DAYS, type SentimentBoard, type ShareRange } from '#contracts/sentiment-board.ts';
import {
  EXTREMES,
  HISTORY_POINTS,
  type HistoryDays,
  type HistoryGap,
  type HistoryPoint,
  type SentimentHistory,
} from '#contracts/sentiment-history.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { type Credit, VENDORS } from '#contracts/vendors.ts';
import { changeOf } from '#domain/history/change.ts';
import { dailyShares } from '#domain/history/daily.ts';
import { findGaps, gapMs } from '#domain/history/gaps.ts';
import { rangeOf } from '#domain/history/range.ts';
import { sample } from '#domain/history/sample.ts';
import { ofLatestBasis } from '#domain/sentiment/basis.ts';
import { peaksOf } from '#domain/sentiment-history.ts';
import type { Store } from '#store/port.ts';
import type { ReadyFile } from '../ready-file.ts';
import { rememberVersion } from '../remember-version.ts';
import { csvFile } from './history-csv.ts';

const DAY_MS = 86_400_000;
/**
 * An answer without a new snapshot is built again after this time, because its range and the length of its gaps change.
 * Three months take 40 ms to read.
 */
const ANSWER_MS = 60_000;
const WEEK_DAYS = 7;
/** The range of three months is read this often, because a day moves it little and six of them take 240 ms to read. */
const RANGE_MS = 3_600_000;

export interface HistoryDeps {
  readonly store: Pick<Store, 'snapshots' | 'firstObservedAt' | 'latestSnapshot'>;
  /** Credit of a history without snapshots. */
  readonly ownCredit: Credit;
  /** Window of the scheduled refresh: three of them without a snapshot are a gap. */
  readonly windowMs: number;
  readonly clock: () => Date;
}

export interface HistoryQuery {
  readonly symbol: InstrumentSymbol;
  readonly days: HistoryDays;
}

export interface HistoryService {
  /** The stored snapshots of the last days, down-sampled (N1). Reads only the store, never an upstream. */
  answer(query: HistoryQuery): Promise<SentimentHistory>;
  /**
   * Every snapshot of the same range as a file, oldest first. Its range begins up to one refresh window earlier, so that the
   * file changes at most once per window without a new snapshot.
   */
  csv(query: HistoryQuery): Promise<ReadyFile>;
  /** All instruments at a glance: the change since yesterday, a share for each of the last days, and their own range. */
  board(): Promise<SentimentBoard>;
}

/** Builds histories from the stored snapshots; examples are never stored (K2). */
export function createHistoryService(deps: HistoryDeps): HistoryService {
  const keyOf = ({ symbol, days }: HistoryQuery) => `${symbol} ${days}`;
  const range = rememberVersion(
    // A source that begins to count something else begins a new range.
    ({ symbol, basis }: RangeQuery) => `${symbol} ${basis}`,
    async () => `${Math.floor(deps.clock().getTime() / RANGE_MS)}`,
    (query) => makeRange(query, deps),
  );
  const board = rememberVersion(
    () => 'board',
    async () => (await Promise.all(BOARD_QUERIES.map(versionOf(ANSWER_MS, deps)))).join(),
    (_: null) => makeBoard(range, deps),
  );
  return {
    answer: rememberVersion(keyOf, versionOf(ANSWER_MS, deps), (query) => makeHistory(query, deps)),
    csv: rememberVersion(keyOf, versionOf(deps.windowMs, deps), (query) => makeCsv(query, deps)),
    board: () => board(null),
  };
}

const BOARD_QUERIES = SYMBOLS.map((symbol): HistoryQuery => ({ symbol, days: BOARD_DAYS }));

interface RangeQuery {
  readonly symbol: InstrumentSymbol;
  readonly basis: ShareBasis;
}

async function makeRange({ symbol, basis }: RangeQuery, deps: HistoryDeps): Promise<ShareRange | null> {
  const to = deps.clock();
  const rows = await read(symbol, to.getTime() - RANGE_DAYS * DAY_MS, to, deps);
  return rangeOf(rows.filter((row) => row.basis === basis));
}

/** Days of the board's points: one that ends now, and one for each day back. */
const POINTS = BOARD_DAYS + 1;

async function makeBoard(
  rangeFor: (query: RangeQuery) => Promise<ShareRange | null>,
  deps: HistoryDeps,
): Promise<SentimentBoard> {
  const to = deps.clock();
  const from = to.getTime() - POINTS * DAY_MS;
  const rows = [];
  for (const symbol of SYMBOLS) {
    const readings = ofLatestBasis(await read(symbol, from, to, deps));
    const newest = readings.at(-1);
    const { day: change } = changeOf(readings, to.getTime(), deps.windowMs);
    // Visitors are answered between two of these reads.
    await nextTurn();
    const range = newest ? await rangeFor({ symbol, basis: newest.basis }) : null;
    rows.push({ newest, symbol, change, shares: dailyShares(readings, to.getTime(), POINTS), range });
  }
  return {
    rows: rows.map(({ newest, ...row }) => ({ ...row, latest: newest ? latestOf(newest) : null })),
    credits: creditsOf(rows.flatMap(({ newest }) => newest ?? [])),
    generatedAt: to.toISOString(),
  };
}

const latestOf = ({ basis, longPercentage, shortPercentage, observedAt }: SentimentSnapshot) => ({
  basis,
  longPercentage,
  shortPercentage,
  observedAt,
});

/** Changes with each new snapshot of the symbol, and with each slot of `slotMs` on the clock. */
function versionOf(slotMs: number, { store, clock }: HistoryDeps) {
  return async ({ symbol }: HistoryQuery): Promise<string> => {
    const now = clock();
    const latest = await store.latestSnapshot(symbol, now.toISOString());
    return `${latest?.observedAt} ${latest?.source} ${latest?.vendor} ${Math.floor(now.getTime() / slotMs)}`;
  };
}

async function makeCsv({ symbol, days }: HistoryQuery, deps: HistoryDeps): Promise<ReadyFile> {
  const to = deps.clock();
  const slot = Math.floor(to.getTime() / deps.windowMs) * deps.windowMs;
  return csvFile(await read(symbol, slot - days * DAY_MS, to, deps));
}

async function makeHistory({ symbol, days }: HistoryQuery, deps: HistoryDeps): Promise<SentimentHistory> {
  const { windowMs, clock } = deps;
  const to = clock();
  const from = to.getTime() - days * DAY_MS;
  // The snapshot of a week ago may be a little before the range of seven days.
  const all = await read(
    symbol,
    Math.min(from, to.getTime() - WEEK_DAYS * DAY_MS - gapMs(windowMs)),
    to,
    deps,
  );
  const wide = ofLatestBasis(all);
  const isWithin = ({ observedAt }: SentimentSnapshot) => Date.parse(observedAt) >= from;
  const rows = wide.filter(isWithin);
  const range = { from: new Date(from).toISOString(), to: to.toISOString() };
  // Without a reading in the range, that of the newest before it.
  const newest = wide.at(-1) ?? (await deps.store.latestSnapshot(symbol, range.to));
  const basis = newest?.basis ?? 'volume';
  const others = all.filter((row) => row.basis !== basis && isWithin(row));
  const other = others.at(-1);
  const limits = { from, to: to.getTime(), windowMs, limit: HISTORY_POINTS };
  const gaps = findGaps(
    rows.map(({ observedAt }) => observedAt),
    range,
    windowMs,
  ).map((gap) => withOthers(gap, others));
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
    // A snapshot of the future is from before the clock was set back.
    firstObservedAt: first !== null && first <= range.to ? first : null,
    basis,
    leftOut: other ? { basis: other.basis, until: other.observedAt } : null,
    generatedAt: to.toISOString(),
  } satisfies Record<keyof SentimentHistory, unknown>;
}

/** The gap with what it has of another basis (`others`, oldest first): there are readings, only not of this kind. */
function withOthers(gap: HistoryGap, others: readonly SentimentSnapshot[]): HistoryGap {
  const within = others.filter(({ observedAt }) => observedAt >= gap.from && observedAt < gap.to);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) return gap;
  return { ...gap, others: { basis: last.basis, from: first.observedAt, until: last.observedAt } };
}

/** The range's snapshots. The store lists the API's after the page's, so of one instant the API's is kept. */
async function read(symbol: InstrumentSymbol, from: number, to: Date, { store }: HistoryDeps) {
  const rows = await store.snapshots(symbol, new Date(from).toISOString(), justAfter(to));
  return rows.filter(({ observedAt }, index) => observedAt !== rows[index + 1]?.observedAt);
}

/** Credits of all vendors of the snapshots, the latest first; vendors that are no longer read are included. */
function creditsOf(rows: readonly SentimentSnapshot[]): Credit[] {
  const vendors = new Set(rows.map(({ vendor }) => vendor).reverse());
  return [...vendors].map((vendor) => VENDORS[vendor].sentiment);
}

/** The store excludes the end. */
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
