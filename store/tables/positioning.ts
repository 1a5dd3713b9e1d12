import type { FuturesMarket } from '#contracts/instruments.ts';
import type { PositioningReport } from '#contracts/positioning.ts';
import { selected } from './columns.ts';
import { checkDay } from './instant.ts';
import { insert, query, type Work } from './work.ts';

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

const PUT = { table: 'positioning', columns: COLUMNS, keys: ['market', 'report_date'], isUpdate: true };
const COUNT = 'SELECT count(*) AS count FROM positioning WHERE market = ANY ($1) AND report_date >= $2';
const LATEST = `SELECT ${selected(COLUMNS, 'p')} FROM positioning AS p
  WHERE market = $1 AND report_date <= $2 ORDER BY report_date DESC LIMIT $3`;

/** The positioning reports of the port. */
export const positioningTable = {
  /** Call it inside a transaction. */
  *save(rows: readonly PositioningReport[]): Work<number> {
    for (const row of rows) checkDay('reportDate', row.reportDate);
    const first = rows.map(({ reportDate }) => reportDate).sort()[0];
    if (first === undefined) return 0;
    const asked = [[...new Set(rows.map(({ market }) => market))], first];
    const [before] = yield* query<{ count: number }>(COUNT, asked);
    yield* insert(PUT, rows);
    const [after] = yield* query<{ count: number }>(COUNT, asked);
    return Number(after?.count) - Number(before?.count);
  },
  *latest(market: FuturesMarket, notAfter: string, limit: number): Work<PositioningReport[]> {
    return yield* query(LATEST, [market, checkDay('notAfter', notAfter), limit]);
  },
};
