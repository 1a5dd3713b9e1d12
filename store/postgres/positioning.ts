import type { FuturesMarket } from '#contracts/instruments.ts';
import type { PositioningReport } from '#contracts/positioning.ts';
import { selected } from '#store/event-columns.ts';
import { checkDay } from '#store/instant.ts';
import type { Query } from './database.ts';
import { insertFrom, lastOfEach, orUpdate, records } from './records.ts';

const COLUMNS = {
  market: 'market',
  name: 'name',
  reportDate: 'report_date',
  openInterest: 'open_interest',
  nonCommercialLong: 'non_commercial_long',
  nonCommercialShort: 'non_commercial_short',
  commercialLong: 'commercial_long',
  commercialShort: 'commercial_short',
} as const satisfies Record<keyof PositioningReport, string>;

/** A row that was not there before has no earlier version: its xmax is 0. */
const PUT = `${insertFrom('positioning', COLUMNS)} ${orUpdate(COLUMNS, ['market', 'report_date'])}
  RETURNING (xmax = 0) AS "isNew"`;
const LATEST = `SELECT ${selected(COLUMNS, 'p')} FROM positioning AS p
  WHERE market = $1 AND report_date <= $2 ORDER BY report_date DESC LIMIT $3`;

/** The positioning part of the port. */
export const positioningTable = {
  async save(query: Query, rows: readonly PositioningReport[]): Promise<number> {
    for (const row of rows) checkDay('reportDate', row.reportDate);
    if (rows.length === 0) return 0;
    // Sorted: two transactions that write the same rows in one order cannot block each other.
    const once = lastOfEach(rows, ({ market, reportDate }) => `${market} ${reportDate}`);
    const sorted = once.sort((a, b) => (a.market + a.reportDate < b.market + b.reportDate ? -1 : 1));
    const written = await query<{ isNew: boolean }>(PUT, [records(sorted, COLUMNS)]);
    return written.filter(({ isNew }) => isNew).length;
  },
  async latest(
    query: Query,
    market: FuturesMarket,
    notAfter: string,
    limit: number,
  ): Promise<PositioningReport[]> {
    return query(LATEST, [market, checkDay('notAfter', notAfter), limit]);
  },
};
