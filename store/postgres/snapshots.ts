import type { InstrumentSymbol, SentimentSnapshot } from '#contracts/sentiment.ts';
import { selected } from '#store/event-columns.ts';
import { checkInstant } from '#store/instant.ts';
import type { Query } from './database.ts';
import { insertFrom, records } from './records.ts';

const COLUMNS = {
  symbol: 'symbol',
  source: 'source',
  vendor: 'vendor',
  observedAt: 'observed_at',
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

const SELECT = `SELECT ${selected(COLUMNS, 's')} FROM snapshots AS s`;
const INSERT = `${insertFrom('snapshots', COLUMNS)} ON CONFLICT DO NOTHING RETURNING 1`;

/** At one and the same instant the outlook API counts as later than the public page. */
const LATEST = `${SELECT} WHERE symbol = $1 AND observed_at <= $2 ORDER BY s.observed_at DESC, s.source, s.vendor LIMIT 1`;
const FIRST = 'SELECT min(observed_at) AS "observedAt" FROM snapshots WHERE symbol = $1';
const RANGE = `${SELECT} WHERE symbol = $1 AND observed_at >= $2 AND observed_at < $3
  ORDER BY s.observed_at, s.source DESC, s.vendor DESC`;

/** The snapshot part of the port. */
export const snapshotTable = {
  async save(query: Query, rows: readonly SentimentSnapshot[]): Promise<number> {
    for (const row of rows) checkInstant('observedAt', row.observedAt);
    if (rows.length === 0) return 0;
    return (await query(INSERT, [records(rows, COLUMNS)])).length;
  },
  async latest(query: Query, symbol: InstrumentSymbol, notAfter: string): Promise<SentimentSnapshot | null> {
    const [row] = await query<SentimentSnapshot>(LATEST, [symbol, checkInstant('notAfter', notAfter)]);
    return row ?? null;
  },
  async firstObservedAt(query: Query, symbol: InstrumentSymbol): Promise<string | null> {
    const [row] = await query<{ observedAt: string | null }>(FIRST, [symbol]);
    return row?.observedAt ?? null;
  },
  async range(
    query: Query,
    symbol: InstrumentSymbol,
    from: string,
    to: string,
  ): Promise<SentimentSnapshot[]> {
    return query(RANGE, [symbol, checkInstant('from', from), checkInstant('to', to)]);
  },
};
