import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { type Column, csvText } from '../csv.ts';
import { type ReadyFile, readyFile } from '../ready-file.ts';

/** The columns of each field in their order, with their unit. A field without an entry fails the types. */
const COLUMNS = {
  observedAt: [['observed_at_utc', (row) => row.observedAt]],
  symbol: [['symbol', (row) => row.symbol]],
  longPercentage: [['long_share_percent', (row) => row.longPercentage]],
  shortPercentage: [['short_share_percent', (row) => row.shortPercentage]],
  longVolume: [['long_volume_lots', (row) => row.longVolume]],
  shortVolume: [['short_volume_lots', (row) => row.shortVolume]],
  longPositions: [['long_positions_count', (row) => row.longPositions]],
  shortPositions: [['short_positions_count', (row) => row.shortPositions]],
  averageLong: [['average_long_entry_price', (row) => row.averageLong]],
  averageShort: [['average_short_entry_price', (row) => row.averageShort]],
  source: [['source', (row) => row.source]],
  vendor: [
    ['credit', (row) => VENDORS[row.vendor].sentiment.name],
    ['credit_url', (row) => VENDORS[row.vendor].sentiment.url],
  ],
  // These two are the last, because programs read the others by their place. Some sources know only the total.
  totalPositions: [['total_positions_count', (row) => row.totalPositions]],
  // What the two shares count.
  basis: [['share_basis', (row) => row.basis]],
} satisfies Record<keyof SentimentSnapshot, readonly Column<SentimentSnapshot>[]>;

export function csvFile(rows: readonly SentimentSnapshot[]): Promise<ReadyFile> {
  return readyFile(csvText(Object.values(COLUMNS).flat(), rows));
}
