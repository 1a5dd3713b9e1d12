import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import type { FeedResult } from '#feeds/ports.ts';
import { collectSnapshots } from '../snapshots.ts';

/** Rows of `symbols[]` to snapshots. Throws FeedError `malformed` when none of the six instruments stands. */
export function mapOutlook(rows: readonly unknown[], observedAt: string): FeedResult<SentimentSnapshot> {
  const candidates = rows.map((row) => ({ name: nameOf(row), figures: () => row }));
  return collectSnapshots(candidates, { source: 'live_api', observedAt, unreadable: 'malformed_row' });
}

function nameOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
}
