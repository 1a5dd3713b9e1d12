import { FUTURES_MARKETS } from '#contracts/instruments.ts';
import type { PositioningReport } from '#contracts/positioning.ts';
import { FeedError, type FeedResult } from '#feeds/ports.ts';
import { MARKET_CODES } from './markets.ts';
import { type ReportRow, reportRowSchema } from './schema.ts';

/**
 * Reports of our markets (N8), oldest first; the first row of a market's day is kept. Unusable rows are counted by
 * reason. Throws FeedError `malformed` when no row is usable, because every requested range has some.
 */
export function mapReports(rows: readonly unknown[], observedAt: string): FeedResult<PositioningReport> {
  const kept = new Map<string, PositioningReport>();
  const dropped: Record<string, number> = {};
  for (const row of rows) {
    const outcome = judge(row, kept);
    if (typeof outcome === 'string') dropped[outcome] = (dropped[outcome] ?? 0) + 1;
    else kept.set(keyOf(outcome), outcome);
  }
  if (kept.size === 0) throw new FeedError('malformed', `cftc: no usable report: ${JSON.stringify(dropped)}`);
  const reports = [...kept.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  return { rows: reports, received: rows.length, dropped, observedAt };
}

/** The report, or the reason why the row is dropped. */
function judge(row: unknown, kept: ReadonlyMap<string, PositioningReport>): PositioningReport | string {
  const parsed = reportRowSchema.safeParse(row);
  if (!parsed.success) return 'malformed_row';
  const report = toReport(parsed.data);
  if (report === null) return 'other_market';
  return kept.has(keyOf(report)) ? 'duplicate' : report;
}

function toReport(row: ReportRow): PositioningReport | null {
  const market = FUTURES_MARKETS.find((one) => MARKET_CODES[one] === row.cftc_contract_market_code);
  if (market === undefined) return null;
  return {
    market,
    name: row.market_and_exchange_names,
    reportDate: row.report_date_as_yyyy_mm_dd,
    openInterest: row.open_interest_all,
    nonCommercialLong: row.noncomm_positions_long_all,
    nonCommercialShort: row.noncomm_positions_short_all,
    commercialLong: row.comm_positions_long_all,
    commercialShort: row.comm_positions_short_all,
  };
}

function keyOf({ reportDate, market }: PositioningReport): string {
  return `${reportDate} ${market}`;
}
