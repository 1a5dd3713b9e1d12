import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { FuturesMarket } from '#contracts/instruments.ts';
import { futuresMarketSchema, type PositioningReport } from '#contracts/positioning.ts';
import { checkDay } from '#store/instant.ts';
import { transaction } from './transaction.ts';

const figure = z.nullable(z.number());
const rowSchema = z.object({
  market: futuresMarketSchema,
  name: z.string(),
  reportDate: z.string(),
  openInterest: figure,
  nonCommercialLong: figure,
  nonCommercialShort: figure,
  commercialLong: figure,
  commercialShort: figure,
}) satisfies z.ZodMiniType<PositioningReport>;

const COUNT = 'SELECT count(*) AS number FROM positioning';

const PUT = `INSERT INTO positioning (market, report_date, name, open_interest, non_commercial_long, non_commercial_short,
    commercial_long, commercial_short)
  VALUES ($market, $reportDate, $name, $openInterest, $nonCommercialLong, $nonCommercialShort, $commercialLong,
    $commercialShort)
  ON CONFLICT (market, report_date) DO UPDATE SET name = excluded.name, open_interest = excluded.open_interest,
    non_commercial_long = excluded.non_commercial_long, non_commercial_short = excluded.non_commercial_short,
    commercial_long = excluded.commercial_long, commercial_short = excluded.commercial_short`;

const LATEST = `SELECT market, name, report_date AS reportDate, open_interest AS openInterest,
    non_commercial_long AS nonCommercialLong, non_commercial_short AS nonCommercialShort,
    commercial_long AS commercialLong, commercial_short AS commercialShort
  FROM positioning WHERE market = ? AND report_date <= ? ORDER BY report_date DESC LIMIT ?`;

/** The positioning part of the port, on an open and migrated database. */
export function positioningTable(db: DatabaseSync) {
  const count = db.prepare(COUNT);
  const put = db.prepare(PUT);
  const latest = db.prepare(LATEST);
  const size = () => Number(count.get()?.number);
  return {
    save(rows: readonly PositioningReport[]): number {
      for (const row of rows) checkDay('reportDate', row.reportDate);
      return transaction(db, () => {
        const before = size();
        for (const row of rows) put.run({ ...row });
        return size() - before;
      });
    },
    latest(market: FuturesMarket, notAfter: string, limit: number): PositioningReport[] {
      return latest.all(market, checkDay('notAfter', notAfter), limit).map((row) => rowSchema.parse(row));
    },
  };
}
