import type { SentimentSnapshot } from '#contracts/sentiment.ts';

type Cell = string | number | null;

/** Header with its unit, and the cell below it. */
const COLUMNS: readonly (readonly [header: string, cell: (row: SentimentSnapshot) => Cell])[] = [
  ['observed_at_utc', (row) => row.observedAt],
  ['symbol', (row) => row.symbol],
  ['long_share_percent', (row) => row.longPercentage],
  ['short_share_percent', (row) => row.shortPercentage],
  ['long_volume_lots', (row) => row.longVolume],
  ['short_volume_lots', (row) => row.shortVolume],
  ['long_positions_count', (row) => row.longPositions],
  ['short_positions_count', (row) => row.shortPositions],
  ['average_long_entry_price', (row) => row.averageLong],
  ['average_short_entry_price', (row) => row.averageShort],
  ['source', (row) => row.source],
];

/** Readings as CSV (RFC 4180): header with units, "." decimals, an empty cell where there is no figure. */
export function historyCsv(rows: readonly SentimentSnapshot[]): string {
  const header = COLUMNS.map(([name]) => name).join(',');
  // No cell can hold a comma or a quote: instants, names of closed lists and numbers.
  const lines = rows.map((row) => COLUMNS.map(([, cell]) => cell(row) ?? '').join(','));
  return [header, ...lines, ''].join('\r\n');
}
