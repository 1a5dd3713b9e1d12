import type { Observation } from '#contracts/observations.ts';
import { FeedError, type FeedResult } from '#feeds/ports.ts';
import type { AskedSeries } from './port.ts';

/** A usable value of a series, or the reason why it is dropped. */
export type ReadPoint =
  | (Pick<Observation, 'period' | 'value' | 'flag'> & {
      /** When the publisher published this value, where it says so for each value. */
      readonly publishedAt?: string;
    })
  | 'malformed_row'
  | 'missing'
  | 'other_period';

/** What an answer holds of one series. */
export interface SeriesPoints {
  readonly asked: AskedSeries;
  /** What its values count, where the answer says so. */
  readonly unit?: string;
  readonly points: readonly ReadPoint[];
  /** The address that was read, without a key. */
  readonly request: string;
  /** When the publisher published the answer; null when it does not say. */
  readonly publishedAt: string | null;
}

/** All that a read brought, known at one instant. A series without a value counts as dropped: HTTP 200 is not "published". */
export function toReading(all: readonly SeriesPoints[], observedAt: string): FeedResult<Observation> {
  const dropped: Record<string, number> = {};
  const drop = (reason: string) => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  const rows = all.flatMap(
    ({ asked: { series, unit: expected }, unit = expected, points, request, publishedAt }) => {
      if (points.length === 0) drop('empty_series');
      return points.flatMap((point): Observation[] => {
        if (typeof point !== 'string')
          return [{ series, unit, publishedAt, ...point, firstSeenAt: observedAt, request }];
        drop(point);
        return [];
      });
    },
  );
  return { rows, received: all.reduce((sum, { points }) => sum + points.length, 0), dropped, observedAt };
}

/**
 * Reads series that need a call each. A series that fails is counted, and the others are kept; it throws when all fail, and
 * when the publisher asks to wait.
 */
export async function readEach(
  all: readonly AskedSeries[],
  observedAt: string,
  readOne: (asked: AskedSeries) => Promise<SeriesPoints>,
): Promise<FeedResult<Observation>> {
  const read: SeriesPoints[] = [];
  const failures: FeedError[] = [];
  for (const asked of all) {
    try {
      read.push(await readOne(asked));
    } catch (error) {
      if (!(error instanceof FeedError) || ENDS_READ.has(error.kind)) throw error;
      failures.push(error);
    }
  }
  const [first] = failures;
  if (first && read.length === 0) throw first;
  const reading = toReading(read, observedAt);
  return { ...reading, dropped: { ...reading.dropped, ...(first && { failed_series: failures.length }) } };
}

const ENDS_READ: ReadonlySet<FeedError['kind']> = new Set(['rate_limited', 'quota', 'store', 'aborted']);

/** The text if it is a plain decimal number, with thousands separators removed; null for any other. */
export function decimalOf(text: string): string | null {
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null;
}
