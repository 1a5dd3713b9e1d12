import { VENDORS } from '#contracts/vendors.ts';
import type { SentimentReading } from '#feeds/ports.ts';
import { outlookFigures } from '../outlook-row.ts';
import { collectSnapshots } from '../snapshots.ts';

/** Maps rows of `symbols[]` to snapshots. Throws FeedError `malformed` when none of our instruments is listed. */
export function mapOutlook(rows: readonly unknown[], observedAt: string): SentimentReading {
  const candidates = rows.map((row) => ({ name: nameOf(row), figures: () => outlookFigures(row) }));
  return collectSnapshots(candidates, {
    source: 'live_api',
    vendor: 'myfxbook',
    basis: VENDORS.myfxbook.basis,
    observedAt,
    unreadable: 'malformed_row',
  });
}

function nameOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
}
