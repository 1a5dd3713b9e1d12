import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { type Column, csvText } from '../csv.ts';

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

const compress = promisify(gzip);

/** A complete CSV file. */
export interface CsvFile {
  readonly text: string;
  /** The same bytes compressed. */
  readonly gzip: Buffer<ArrayBuffer>;
  /** A weak tag: it names both forms. */
  readonly etag: string;
}

/** Compresses off the event loop: three months are about 1 MB. */
export async function csvFile(rows: readonly SentimentSnapshot[]): Promise<CsvFile> {
  const text = csvText(COLUMNS, rows);
  return { text, gzip: await compress(text), etag: weakTag(text) };
}

/** The weak entity tag of `content` (RFC 9110, 8.8.3). */
export function weakTag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
