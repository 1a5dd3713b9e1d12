import type { Observation } from '#contracts/observations.ts';
import { FeedError, type FeedResult } from '#feeds/ports.ts';
import type { AskedSeries, OfficialReading } from './port.ts';

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
 * Reads series that need a call each. A series that fails is counted, the others are kept, and the reading has the first
 * failure. It ends where no further call may be made, with that reason. Throws when nothing was read.
 */
export function readEach(
  all: readonly AskedSeries[],
  observedAt: string,
  readOne: (asked: AskedSeries) => Promise<SeriesPoints>,
): Promise<OfficialReading> {
  return readParts(
    all.map((asked) => [asked]),
    observedAt,
    async (part) => Promise.all(part.map(readOne)),
  );
}

/** As `readEach`, with the series of one call together. */
export async function readParts(
  parts: readonly (readonly AskedSeries[])[],
  observedAt: string,
  readPart: (asked: readonly AskedSeries[]) => Promise<readonly SeriesPoints[]>,
): Promise<OfficialReading> {
  const read: SeriesPoints[] = [];
  let failure: FeedError | undefined;
  for (const part of parts) {
    try {
      read.push(...(await readPart(part)));
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      // A pause that one answer asks for holds for all.
      const ends = ENDS_READ.has(error.kind) || (error.retryAfterMs ?? 0) > 0;
      failure = ends ? error : (failure ?? error);
      if (ends) break;
    }
  }
  const reading = toReading(read, observedAt);
  if (!failure) return reading;
  if (read.length === 0) throw failure;
  const failed_series = parts.flat().length - read.length;
  return { ...reading, dropped: { ...reading.dropped, failed_series }, failure };
}

/** After these no further call may be made. */
const ENDS_READ: ReadonlySet<FeedError['kind']> = new Set(['rate_limited', 'quota', 'store', 'aborted']);

/** The text if it is a plain decimal number, with thousands separators removed; null for any other. */
export function decimalOf(text: string): string | null {
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null;
}

/** Days of a daily series that one read looks back. */
const RECENT_DAYS = 40;

/** The first period to ask for: `since`, in the spelling of the series; a daily series only has its last weeks read. */
export function firstPeriod({ period }: AskedSeries, since: string, now: Date): string {
  if (period === 'quarter') return `${since.slice(0, 4)}-Q1`;
  if (period === 'month') return since.slice(0, 7);
  return new Date(now.getTime() - RECENT_DAYS * 86_400_000).toISOString().slice(0, 10);
}
