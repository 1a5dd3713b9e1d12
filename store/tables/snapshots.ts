import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import { selected } from './columns.ts';
import { checkInstant } from './instant.ts';
import { insert, query, type Work } from './work.ts';

const COLUMNS = {
  symbol: 'symbol',
  source: 'source',
  vendor: 'vendor',
  observedAt: 'observed_at',
  basis: 'basis',
  longPercentage: 'long_percentage',
  shortPercentage: 'short_percentage',
  longVolume: 'long_volume',
  shortVolume: 'short_volume',
  longPositions: 'long_positions',
  shortPositions: 'short_positions',
  totalPositions: 'total_positions',
  averageLong: 'average_long',
  averageShort: 'average_short',
} as const satisfies Record<keyof SentimentSnapshot, string>;

const NEW = { table: 'snapshots', columns: COLUMNS, keys: ['symbol', 'observed_at', 'source', 'vendor'] };
const SELECT = `SELECT ${selected(COLUMNS, 's')} FROM snapshots AS s`;

/** At one and the same instant the outlook API counts as later than the public page. */
const LATEST = `${SELECT} WHERE symbol = $1 AND observed_at <= $2 ORDER BY s.observed_at DESC, s.source, s.vendor LIMIT 1`;
const FIRST = `SELECT observed_at AS "observedAt" FROM snapshots WHERE symbol = $1 ORDER BY observed_at LIMIT 1`;
const RANGE = `${SELECT} WHERE symbol = $1 AND observed_at >= $2 AND observed_at < $3
  ORDER BY s.observed_at, s.source DESC, s.vendor DESC`;

/** Later than any instant that is stored. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** The snapshots of the port. */
export const snapshotTable = {
  *save(rows: readonly SentimentSnapshot[]): Work<number> {
    for (const row of rows) checkInstant('observedAt', row.observedAt);
    return yield* insert(NEW, rows);
  },
  *latest(symbol: InstrumentSymbol, notAfter = END_OF_TIME): Work<SentimentSnapshot | null> {
    const [row] = yield* query<SentimentSnapshot>(LATEST, [symbol, checkInstant('notAfter', notAfter)]);
    return row ?? null;
  },
  *firstObservedAt(symbol: InstrumentSymbol): Work<string | null> {
    const [row] = yield* query<{ observedAt: string }>(FIRST, [symbol]);
    return row?.observedAt ?? null;
  },
  *range(symbol: InstrumentSymbol, from: string, to: string): Work<SentimentSnapshot[]> {
    return yield* query(RANGE, [symbol, checkInstant('from', from), checkInstant('to', to)]);
  },
};
