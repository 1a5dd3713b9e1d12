import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { type Column, csvText } from '../csv.ts';
import { type ReadyFile, readyFile } from '../ready-file.ts';

/** Headers with their unit. */
const COLUMNS: readonly Column<SentimentSnapshot>[] = [
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
  ['credit', (row) => VENDORS[row.vendor].sentiment.name],
  ['credit_url', (row) => VENDORS[row.vendor].sentiment.url],
];

export function csvFile(rows: readonly SentimentSnapshot[]): Promise<ReadyFile> {
  return readyFile(csvText(COLUMNS, rows));
}
