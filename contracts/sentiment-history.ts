import * as z from 'zod/mini';
import { sentimentEntrySchema, symbolSchema } from './sentiment.ts';

/** Days a history can be asked for (SPEC N1). */
export const HISTORY_DAYS = [7, 30, 90] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];

/** A crowd this much on one side is marked as extreme: long share in percent, both ends inclusive (SPEC N1). */
export const EXTREMES = { high: 70, low: 30 } as const;

/** More points than this never cross the wire; of more readings the telling ones are picked, none is averaged. */
export const HISTORY_POINTS = 500;

const isoInstant = z.iso.datetime();
const entry = sentimentEntrySchema.shape;
const credit = z.object({ name: z.string(), url: z.string() });

/** One stored reading. Percentages are shares of open volume, volumes lots, averages entry prices (null: empty side). */
export const historyPointSchema = z.object({
  observedAt: isoInstant,
  longPercentage: entry.longPercentage,
  shortPercentage: entry.shortPercentage,
  longVolume: entry.longVolume,
  shortVolume: entry.shortVolume,
  averageLong: entry.averageLong,
  averageShort: entry.averageShort,
});
export type HistoryPoint = z.infer<typeof historyPointSchema>;

/** A stretch without a reading: from the reading before (or the start of the range) to the one after (or its end). */
export const historyGapSchema = z.object({ from: isoInstant, to: isoInstant });
export type HistoryGap = z.infer<typeof historyGapSchema>;

const percentagePoints = z.nullable(z.number());

/**
 * Answer of `GET /functions/v1/sentiment/history?symbol&days`. Only readings of the market: an example never stands here.
 * With `&format=csv` the same range comes as text/csv, every reading of it.
 */
export const sentimentHistorySchema = z.object({
  symbol: symbolSchema,
  days: z.literal(HISTORY_DAYS),
  /** The range asked for: `to` is the moment of the answer. */
  from: isoInstant,
  to: isoInstant,
  /** Where the readings came from; empty when there is none. */
  sources: z.array(z.enum(['live_api', 'web_scraped'])),
  /** Of the latest reading in the range. */
  credit,
  /** Of every vendor whose readings are in the range, the latest first. */
  credits: z.optional(z.array(credit)),
  /** Readings stored in the range; `points` are at most HISTORY_POINTS of them, oldest first. */
  readings: z.int().check(z.minimum(0)),
  points: z.array(historyPointSchema).check(z.maxLength(HISTORY_POINTS)),
  /** Longer than three refresh windows without a reading, oldest first. */
  gaps: z.array(historyGapSchema),
  /**
   * Long share now less the one 24 hours and 7 days before, in percentage points; null where either reading is missing,
   * the latest one being older than three refresh windows included.
   */
  change: z.object({ day: percentagePoints, week: percentagePoints }),
  /** The limits an extreme begins at. */
  extremes: z.object({ high: z.number(), low: z.number() }),
  /** Stretches of the range in an extreme, counted over all its readings and ended at gaps: `points` may not show each. */
  extremeStretches: z.optional(z.int().check(z.minimum(0))),
  /** The first reading ever stored of the instrument, in the range or before it; null when there is none. */
  firstObservedAt: z.optional(z.nullable(isoInstant)),
  generatedAt: isoInstant,
});
export type SentimentHistory = z.infer<typeof sentimentHistorySchema>;
