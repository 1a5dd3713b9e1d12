import * as z from 'zod/mini';
import { sentimentEntrySchema, symbolSchema } from './sentiment.ts';

/** Days of a row's line on the board. */
export const BOARD_DAYS = 30;

/** Answer of `GET /functions/v1/sentiment/board`: all instruments at a glance, from stored readings only. */
export const sentimentBoardSchema = z.object({
  rows: z.array(
    z.object({
      symbol: symbolSchema,
      /** The newest reading; null when nothing is stored of the last BOARD_DAYS days. */
      latest: z.nullable(
        z.object({
          longPercentage: sentimentEntrySchema.shape.longPercentage,
          shortPercentage: sentimentEntrySchema.shape.shortPercentage,
          observedAt: z.iso.datetime(),
        }),
      ),
      /** Percentage points of the long share against 24 hours before, as in a history. */
      change: z.nullable(z.number()),
      /** The last long share of each of BOARD_DAYS stretches of 24 hours, oldest first; null without a reading. */
      shares: z.array(z.nullable(sentimentEntrySchema.shape.longPercentage)),
    }),
  ),
  /** Vendors of the newest readings. */
  credits: z.array(z.object({ name: z.string(), url: z.string() })),
  generatedAt: z.iso.datetime(),
});
export type SentimentBoard = z.infer<typeof sentimentBoardSchema>;
