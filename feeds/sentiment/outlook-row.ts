import * as z from 'zod/mini';
import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import { cleanFigure, cleanNumber } from '#feeds/clean.ts';

/** A number, also as text with thousands commas. Never NaN or infinite. */
const figure = z.pipe(z.transform(cleanNumber), z.number());

const share = z.pipe(figure, z.number().check(z.minimum(0), z.maximum(100)));
/** More than any community has open, in lots, positions or price: such a number is a fault. */
const MOST = 1e9;
const lots = z.pipe(figure, z.number().check(z.minimum(0), z.maximum(MOST)));
/** Nothing or a word for nothing ("-", "N/A") is unknown; an impossible number makes the row unreadable. */
const optional = z.transform((value: unknown) => (cleanFigure(value) === null ? null : value));
const count = z.pipe(optional, z.nullable(z.pipe(figure, z.int().check(z.minimum(0), z.maximum(MOST)))));
const price = z.pipe(optional, z.nullable(z.pipe(figure, z.number().check(z.minimum(0), z.maximum(MOST)))));

/** What a snapshot has beside its figures. */
type Origin = 'symbol' | 'source' | 'vendor' | 'observedAt' | 'basis';
/** The vendor's names of a snapshot's fields that have another name. */
interface OtherNames {
  readonly averageLong: 'avgLongPrice';
  readonly averageShort: 'avgShortPrice';
}
type VendorName<Field> = Field extends keyof OtherNames ? OtherNames[Field] : Field;

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
  longPositions: count,
  shortPositions: count,
  totalPositions: count,
  /** Average entry prices; 0 for an empty side. */
  avgLongPrice: price,
  avgShortPrice: price,
} satisfies Record<VendorName<Exclude<keyof SentimentSnapshot, Origin>>, z.ZodMiniType>);
export type OutlookRow = z.infer<typeof outlookRowSchema>;
