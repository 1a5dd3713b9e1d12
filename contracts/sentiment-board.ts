import * as z from 'zod/mini';
import { sentimentEntrySchema, symbolSchema } from './sentiment.ts';

/** Days of a row's line on the board. */
export const BOARD_DAYS = 30;

/** Answer of `GET /functions/v1/sentiment/board`: all instruments at a glance, from stored readings only. */
export const sentimentBoardSchema = z.object({
  rows: z.array(
    z.object({
      symbol: symbolSchema,
      /** Percentage points of the long share against 24 hours before, as in a history. */
      change: z.nullable(z.number()),
      /** The last long share of each of BOARD_DAYS stretches of 24 hours, oldest first; null without a reading. */
      shares: z.array(z.nullable(sentimentEntrySchema.shape.longPercentage)),
    }),
  ),
  generatedAt: z.iso.datetime(),
});
export type SentimentBoard = z.infer<typeof sentimentBoardSchema>;
