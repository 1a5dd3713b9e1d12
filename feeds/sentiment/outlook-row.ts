import * as z from 'zod/mini';

const numericText = z.pipe(
  z.string().check(z.trim(), z.regex(/^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/)),
  z.transform((text) => Number(text.replaceAll(',', ''))),
);
/** A number, also as text with thousands commas. Never NaN or infinite. */
const figure = z.union([z.number(), numericText]);

const share = z.pipe(figure, z.number().check(z.minimum(0), z.maximum(100)));
const lots = z.pipe(figure, z.number().check(z.minimum(0)));
const count = z.pipe(figure, z.int().check(z.minimum(0)));
const price = z.pipe(figure, z.number().check(z.minimum(0)));

/**
 * One symbol's figures with the vendor's field names; the API and the page have the same ones.
 * https://www.myfxbook.com/api, method get-community-outlook
 */
export const outlookRowSchema = z.object({
  /** Shares of open volume. */
  longPercentage: share,
  shortPercentage: share,
  longVolume: lots,
  shortVolume: lots,
  longPositions: z.optional(z.nullable(count)),
  shortPositions: z.optional(z.nullable(count)),
  totalPositions: z.optional(z.nullable(count)),
  /** Average entry prices; 0 for an empty side. */
  avgLongPrice: z.optional(z.nullable(price)),
  avgShortPrice: z.optional(z.nullable(price)),
});
export type OutlookRow = z.infer<typeof outlookRowSchema>;
