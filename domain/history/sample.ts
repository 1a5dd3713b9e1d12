import { gapMs } from './gaps.ts';

interface Reading {
  readonly observedAt: string;
  readonly longPercentage: number;
}

interface Sampling {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly windowMs: number;
  /** Most readings kept. */
  readonly limit: number;
}

/** First, last, lowest and highest. */
const PER_BUCKET = 4;
const GROWTH = 1.2;

/**
 * Picks at most `limit` of the readings (oldest first) by M4 aggregation (Jugel et al., VLDB 2014): of each of equally
 * long stretches of time the first, the last, the lowest and the highest long share. The line drawn through them keeps
 * every extreme, and each point is a reading, never an average. Readings beside a gap are kept too, those of the longest
 * gaps first, for half of the limit at most. The stretches are as short as the limit allows.
 */
export function sample<Row extends Reading>(rows: readonly Row[], sampling: Sampling): readonly Row[] {
  const { limit } = sampling;
  if (rows.length <= limit) return rows;
  const edges = besideGaps(rows, sampling);
  let buckets = Math.floor((limit - edges.size) / PER_BUCKET);
  let kept = withTelling(rows, edges, buckets, sampling);
  // Four is the most a stretch can bring: a smooth line brings fewer, and leaves room for more stretches.
  while (buckets < rows.length) {
    buckets = Math.ceil(buckets * GROWTH);
    const finer = withTelling(rows, edges, buckets, sampling);
    if (finer.size > limit) break;
    kept = finer;
  }
  return rows.filter((row) => kept.has(row));
}

function withTelling<Row extends Reading>(
  rows: readonly Row[],
  edges: ReadonlySet<Row>,
  buckets: number,
  { from, to }: Sampling,
): Set<Row> {
  const bucketOf = (row: Row) =>
    Math.min(buckets - 1, Math.floor(((Date.parse(row.observedAt) - from) / (to - from)) * buckets));
  const kept = new Set(edges);
  for (const bucket of Map.groupBy(rows, bucketOf).values()) {
    for (const row of telling(bucket)) kept.add(row);
  }
  return kept;
}

function besideGaps<Row extends Reading>(rows: readonly Row[], { windowMs, limit }: Sampling): Set<Row> {
  const longest = gapMs(windowMs);
  const steps = rows.slice(1).flatMap((after, index) => {
    const before = rows[index] ?? after;
    const ms = Date.parse(after.observedAt) - Date.parse(before.observedAt);
    return ms > longest ? [{ ms, beside: [before, after] }] : [];
  });
  const chosen = steps.sort((a, b) => b.ms - a.ms).slice(0, Math.floor(limit / 4));
  return new Set(chosen.flatMap(({ beside }) => beside));
}

function telling<Row extends Reading>(bucket: readonly Row[]): Row[] {
  const [first] = bucket;
  if (first === undefined) return [];
  const pick = (better: (row: Row, than: Row) => boolean) =>
    bucket.reduce((best, row) => (better(row, best) ? row : best), first);
  return [
    first,
    bucket.at(-1) ?? first,
    pick((row, than) => row.longPercentage < than.longPercentage),
    pick((row, than) => row.longPercentage > than.longPercentage),
  ];
}
