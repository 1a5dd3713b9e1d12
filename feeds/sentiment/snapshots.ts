import { type InstrumentSymbol, type SentimentSnapshot, SYMBOLS } from '#contracts/sentiment.ts';
import { cleanCode } from '#feeds/clean.ts';
import { FeedError, type SentimentReading } from '#feeds/ports.ts';

type Shares = Pick<SentimentSnapshot, 'longPercentage' | 'shortPercentage'>;
type Beside = Omit<SentimentSnapshot, keyof Shares | 'symbol' | 'source' | 'vendor' | 'observedAt' | 'basis'>;
/** The figures of one row; what the upstream does not give is left out. */
export type Figures = Shares & Partial<Beside>;

/** What a snapshot says of figures that its upstream does not give. */
const UNKNOWN: Beside = {
  longVolume: null,
  shortVolume: null,
  longPositions: null,
  shortPositions: null,
  totalPositions: null,
  averageLong: null,
  averageShort: null,
};

/** One row of an upstream's list; its figures are read only when it is one of our instruments. */
export interface Candidate {
  readonly name: unknown;
  /** Null when they cannot be read. */
  figures(): Figures | null;
}

export interface ReadingOrigin extends Pick<SentimentSnapshot, 'source' | 'vendor' | 'basis'> {
  /** ISO 8601, UTC. */
  readonly observedAt: string;
  /** The reason counted for a row of ours without readable figures. */
  readonly unreadable: 'malformed_row' | 'missing_figures';
}

/**
 * Snapshots of our instruments in their order (E1, K2). Unusable rows are counted by reason, so that rows and dropped add
 * up to `received`; `missing` is counted on top: instruments that the upstream did not list.
 * Throws FeedError `malformed` when the upstream lists none of our instruments.
 */
export function collectSnapshots(candidates: readonly Candidate[], reading: ReadingOrigin): SentimentReading {
  const kept = new Map<InstrumentSymbol, SentimentSnapshot>();
  const listed = new Set<InstrumentSymbol>();
  const empty = new Set<InstrumentSymbol>();
  const dropped: Record<string, number> = {};
  const drop = (reason: string, times = 1): void => {
    dropped[reason] = (dropped[reason] ?? 0) + times;
  };
  for (const candidate of candidates) {
    const symbol = symbolOf(candidate.name);
    if (symbol !== null) listed.add(symbol);
    const outcome = judge(candidate, symbol, kept, reading);
    if (typeof outcome === 'string') drop(outcome);
    if (outcome === ALL_ZERO && symbol !== null) empty.add(symbol);
    if (typeof outcome !== 'string') kept.set(outcome.symbol, outcome);
  }
  if (listed.size < SYMBOLS.length) drop('missing', SYMBOLS.length - listed.size);
  if (kept.size + empty.size === 0)
    throw new FeedError('malformed', `no usable instrument: ${JSON.stringify(dropped)}`);
  const rows = SYMBOLS.flatMap((symbol) => kept.get(symbol) ?? []);
  const emptyInstruments = SYMBOLS.filter((symbol) => empty.has(symbol) && !kept.has(symbol));
  return {
    rows,
    empty: emptyInstruments,
    received: candidates.length,
    dropped,
    observedAt: reading.observedAt,
  };
}

/** No positions at all: no data, not fifty-fifty. */
const ALL_ZERO = 'all_zero';

/** Two shares of one market that make 180 or 20 of 100. */
const IMPLAUSIBLE = 'implausible_row';
/** By how much two shares, each rounded to a whole one, may miss 100; and what binary fractions add to it. */
const ROUNDING = 1 + 1e-9;

/** The snapshot, or the reason why the row is dropped. */
function judge(
  candidate: Candidate,
  symbol: InstrumentSymbol | null,
  kept: ReadonlyMap<InstrumentSymbol, SentimentSnapshot>,
  reading: ReadingOrigin,
): SentimentSnapshot | string {
  if (typeof candidate.name !== 'string') return 'malformed_row';
  if (symbol === null) return 'other_symbol';
  if (kept.has(symbol)) return 'duplicate';
  const figures = candidate.figures();
  if (figures === null) return reading.unreadable;
  const { longPercentage, shortPercentage, longVolume, shortVolume } = { ...UNKNOWN, ...figures };
  if (!isShare(longPercentage) || !isShare(shortPercentage)) return reading.unreadable;
  const shares = longPercentage + shortPercentage;
  if (shares + (longVolume ?? 0) + (shortVolume ?? 0) === 0) return ALL_ZERO;
  // Volume without a share contradicts itself.
  if (shares === 0) return reading.unreadable;
  if (Math.abs(shares - 100) > ROUNDING) return IMPLAUSIBLE;
  const { source, vendor, observedAt, basis } = reading;
  return { symbol, source, vendor, observedAt, basis, ...UNKNOWN, ...figures };
}

const isShare = (value: number) => value >= 0 && value <= 100;

function symbolOf(name: unknown): InstrumentSymbol | null {
  const code = cleanCode(name);
  return SYMBOLS.find((symbol) => symbol === code) ?? null;
}
