import { gapMs } from './gaps.ts';

interface DatedShare {
  readonly observedAt: string;
  readonly longPercentage: number;
}

interface Sampling {
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly windowMs: number;
  /** Largest number of snapshots returned. */
  readonly limit: number;
}

/** First, last, lowest and highest. */
const PER_BUCKET = 4;
const GROWTH = 1.2;

/**
 * Picks at most `limit` of the snapshots (oldest first) by M4 aggregation (Jugel et al., VLDB 2014). It splits the range
 * into buckets of equal time and keeps of each the first, the last, the lowest and the highest long share. So the line
 * keeps every extreme, and no point is an average. Snapshots next to a gap are kept too, those of the longest gaps first,
 * for half of the limit at most. The buckets are as short as the limit allows.
 */
export function sample<Row extends DatedShare>(rows: readonly Row[], sampling: Sampling): readonly Row[] {
  const { limit } = sampling;
  if (rows.length <= limit) return rows;
  const edges = nextToGaps(rows, sampling);
  let buckets = Math.floor((limit - edges.size) / PER_BUCKET);
  let kept = pickRows(rows, edges, buckets, sampling);
  // Four is the most a bucket can keep. A smooth line keeps fewer, which leaves room for more buckets.
  while (buckets < rows.length) {
    buckets = Math.ceil(buckets * GROWTH);
    const finer = pickRows(rows, edges, buckets, sampling);
    if (finer.size > limit) break;
    kept = finer;
  }
  return rows.filter((row) => kept.has(row));
}

function pickRows<Row extends DatedShare>(
  rows: readonly Row[],
  edges: ReadonlySet<Row>,
  buckets: number,
  { from, to }: Sampling,
): Set<Row> {
  const bucketOf = (row: Row) =>
    Math.min(buckets - 1, Math.floor(((Date.parse(row.observedAt) - from) / (to - from)) * buckets));
  const kept = new Set(edges);
  for (const bucket of Map.groupBy(rows, bucketOf).values()) {
    for (const row of extremesOf(bucket)) kept.add(row);
  }
  return kept;
}

function nextToGaps<Row extends DatedShare>(rows: readonly Row[], { windowMs, limit }: Sampling): Set<Row> {
  const longest = gapMs(windowMs);
  const steps = rows.slice(1).flatMap((after, index) => {
    const before = rows[index] ?? after;
    const ms = Date.parse(after.observedAt) - Date.parse(before.observedAt);
    return ms > longest ? [{ ms, beside: [before, after] }] : [];
  });
  const chosen = steps.sort((a, b) => b.ms - a.ms).slice(0, Math.floor(limit / 4));
  return new Set(chosen.flatMap(({ beside }) => beside));
}

function extremesOf<Row extends DatedShare>(bucket: readonly Row[]): Row[] {
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
