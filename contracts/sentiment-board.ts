import * as z from 'zod/mini';
import { sentimentEntrySchema, symbolSchema } from './sentiment.ts';
import { basisSchema } from './share-basis.ts';

/** Days that the board looks back. */
export const BOARD_DAYS = 30;
/** Days of an instrument's own range, and those with a reading that it needs. */
export const RANGE_DAYS = 90;
export const RANGE_MIN_DAYS = 30;

const share = sentimentEntrySchema.shape.longPercentage;

/** Where the long share of one instrument was in RANGE_DAYS: 5th and 95th percentile, lowest and highest, days with a reading. */
const shareRangeSchema = z.object({ low: share, high: share, min: share, max: share, days: z.int() });
export type ShareRange = z.infer<typeof shareRangeSchema>;

/** Answer of `GET /functions/v1/sentiment/board`: all instruments at a glance, from stored readings only. */
export const sentimentBoardSchema = z.object({
  rows: z.array(
    z.object({
      symbol: symbolSchema,
      /** The newest reading; null when nothing is stored of the last BOARD_DAYS + 1 days. */
      latest: z.nullable(
        z.object({
          basis: basisSchema,
          longPercentage: share,
          shortPercentage: sentimentEntrySchema.shape.shortPercentage,
          observedAt: z.iso.datetime(),
        }),
      ),
      /** All that follows is of readings of the newest one's basis. Percentage points of the long share against 24 hours before, as in a history. */
      change: z.nullable(z.number()),
      /**
       * The last long share of each of BOARD_DAYS + 1 stretches of 24 hours, oldest first; null without a reading. The first
       * stretch ends BOARD_DAYS days ago, the last one now.
       */
      shares: z.array(z.nullable(share)),
      /** Null with fewer than RANGE_MIN_DAYS days of readings; read again once an hour. */
      range: z.optional(z.nullable(shareRangeSchema)),
    }),
  ),
  /** Vendors of the newest readings. */
  credits: z.array(z.object({ name: z.string(), url: z.string() })),
  generatedAt: z.iso.datetime(),
});
export type SentimentBoard = z.infer<typeof sentimentBoardSchema>;
