import * as z from 'zod/mini';
import { sentimentEntrySchema, symbolSchema } from './sentiment.ts';
import { basisSchema, SHARE_BASES } from './share-basis.ts';

/** Days of a history (N1). */
export const HISTORY_DAYS = [7, 30, 90] as const;
export type HistoryDays = (typeof HISTORY_DAYS)[number];

/** A crowd this much on one side is marked as extreme: long share in percent, both ends inclusive (N1). */
export const EXTREMES = { high: 70, low: 30 } as const;

/** An answer has at most this many points. Of more readings some are picked; no point is an average. */
export const HISTORY_POINTS = 500;

const isoInstant = z.iso.datetime();
const entry = sentimentEntrySchema.shape;
const credit = z.object({ name: z.string(), url: z.string() });

/** One stored reading. Percentages are shares of the history's basis, volumes are lots, averages are entry prices (null: unknown or empty side). */
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

/**
 * A stretch without a reading of this basis: from the reading before it (or the start of the range) to the one after it (or
 * the end). `others`: the readings in it that count something else, from the first to the last.
 */
export const historyGapSchema = z.object({
  from: isoInstant,
  to: isoInstant,
  others: z.optional(z.object({ basis: z.enum(SHARE_BASES), from: isoInstant, until: isoInstant })),
});
export type HistoryGap = z.infer<typeof historyGapSchema>;

const percentagePoints = z.nullable(z.number());

/**
 * Answer of `GET /functions/v1/sentiment/history?symbol&days`. It has real readings only, never examples.
 * With `&format=csv` every reading of the range comes as text/csv, also of another basis: each line names its own.
 */
export const sentimentHistorySchema = z.object({
  symbol: symbolSchema,
  days: z.literal(HISTORY_DAYS),
  /** The requested range: `to` is the moment of the answer. */
  from: isoInstant,
  to: isoInstant,
  /** The sources of the readings; empty without readings. */
  sources: z.array(z.enum(['live_api', 'web_scraped'])),
  /** Of the latest reading in the range. */
  credit,
  /** Of every vendor whose readings are in the range, the latest first. */
  credits: z.optional(z.array(credit)),
  /** Readings stored in the range; `points` are at most HISTORY_POINTS of them, oldest first. */
  readings: z.int().check(z.minimum(0)),
  points: z.array(historyPointSchema).check(z.maxLength(HISTORY_POINTS)),
  /** Stretches without a reading of this basis that last longer than three refresh windows, oldest first. */
  gaps: z.array(historyGapSchema),
  /**
   * The latest long share minus the one 24 hours and 7 days before, in percentage points; null when a reading is missing
   * or the latest one is older than three refresh windows.
   */
  change: z.object({ day: percentagePoints, week: percentagePoints }),
  /** The limits of an extreme. */
  extremes: z.object({ high: z.number(), low: z.number() }),
  /** Extreme stretches of the range, counted from all its readings and ended at gaps; `points` may not show each one. */
  extremeStretches: z.optional(z.int().check(z.minimum(0))),
  /** The first stored reading of the instrument, of any basis, in the range or before it; null without readings. */
  firstObservedAt: z.optional(z.nullable(isoInstant)),
  /** What the shares count: all readings of an answer are of one basis, that of the latest. */
  basis: basisSchema,
  /** The latest stored reading of the range that counts something else and is therefore left out. */
  leftOut: z.optional(z.nullable(z.object({ basis: z.enum(SHARE_BASES), until: isoInstant }))),
  generatedAt: isoInstant,
});
export type SentimentHistory = z.infer<typeof sentimentHistorySchema>;
