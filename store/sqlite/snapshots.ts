import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { type InstrumentSymbol, type SentimentSnapshot, symbolSchema } from '#contracts/sentiment.ts';
import { vendorsOf } from '#contracts/vendors.ts';
import { checkInstant } from '#store/instant.ts';
import { transaction } from './transaction.ts';

const rowSchema = z.object({
  symbol: symbolSchema,
  source: z.enum(['live_api', 'web_scraped']),
  vendor: z.enum(vendorsOf('sentiment')),
  observedAt: z.string(),
  longPercentage: z.number(),
  shortPercentage: z.number(),
  longVolume: z.number(),
  shortVolume: z.number(),
  longPositions: z.nullable(z.number()),
  shortPositions: z.nullable(z.number()),
  totalPositions: z.number(),
  averageLong: z.nullable(z.number()),
  averageShort: z.nullable(z.number()),
}) satisfies z.ZodMiniType<SentimentSnapshot>;

const COLUMNS = `symbol, source, vendor, observed_at AS observedAt, long_percentage AS longPercentage,
  short_percentage AS shortPercentage, long_volume AS longVolume, short_volume AS shortVolume,
  long_positions AS longPositions, short_positions AS shortPositions, total_positions AS totalPositions,
  average_long AS averageLong, average_short AS averageShort`;

const INSERT = `INSERT INTO snapshots (symbol, source, vendor, observed_at, long_percentage, short_percentage, long_volume,
    short_volume, long_positions, short_positions, total_positions, average_long, average_short)
  VALUES ($symbol, $source, $vendor, $observedAt, $longPercentage, $shortPercentage, $longVolume, $shortVolume,
    $longPositions, $shortPositions, $totalPositions, $averageLong, $averageShort)
  ON CONFLICT (symbol, observed_at, source, vendor) DO NOTHING`;

/** At one and the same instant the outlook API counts as later than the public page. */
const LATEST = `SELECT ${COLUMNS} FROM snapshots WHERE symbol = ? AND observed_at <= ?
  ORDER BY observed_at DESC, source, vendor LIMIT 1`;

const FIRST = 'SELECT min(observed_at) AS observedAt FROM snapshots WHERE symbol = ?';

const RANGE = `SELECT ${COLUMNS} FROM snapshots WHERE symbol = ? AND observed_at >= ? AND observed_at < ?
  ORDER BY observed_at, source DESC, vendor DESC`;

/** The snapshot part of the port, on an open and migrated database. */
export function snapshotTable(db: DatabaseSync) {
  const insert = db.prepare(INSERT);
  insert.setAllowUnknownNamedParameters(true);
  const latest = db.prepare(LATEST);
  const first = db.prepare(FIRST);
  const range = db.prepare(RANGE);
  return {
    save(rows: readonly SentimentSnapshot[]): number {
      for (const row of rows) checkInstant('observedAt', row.observedAt);
      return transaction(db, () =>
        rows.reduce((added, row) => added + Number(insert.run({ ...row }).changes), 0),
      );
    },
    latest(symbol: InstrumentSymbol, notAfter: string): SentimentSnapshot | null {
      const row = latest.get(symbol, notAfter);
      return row ? rowSchema.parse(row) : null;
    },
    firstObservedAt(symbol: InstrumentSymbol): string | null {
      const observedAt = first.get(symbol)?.observedAt;
      return typeof observedAt === 'string' ? observedAt : null;
    },
    range(symbol: InstrumentSymbol, from: string, to: string): SentimentSnapshot[] {
      const rows = range.all(symbol, checkInstant('from', from), checkInstant('to', to));
      return rows.map((row) => rowSchema.parse(row));
    },
  };
}
