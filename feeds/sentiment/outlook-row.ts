import * as z from 'zod/mini';
import { cleanFigure, cleanNumber } from '#feeds/clean.ts';
import type { Figures } from './snapshots.ts';

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
const outlookRowSchema = z.object({
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
} satisfies Record<VendorName<keyof Figures>, z.ZodMiniType>);
export type OutlookRow = z.infer<typeof outlookRowSchema>;

/** The figures of a row; null when one of them cannot be read, or nothing says how many positions are open. */
export function outlookFigures(row: unknown): Figures | null {
  const { data } = outlookRowSchema.safeParse(row);
  if (data === undefined) return null;
  const { avgLongPrice, avgShortPrice, ...figures } = data;
  const { longPercentage, shortPercentage, longVolume, shortVolume } = figures;
  const isEmpty = longPercentage + shortPercentage + longVolume + shortVolume === 0;
  const totalPositions = totalOf(figures);
  if (totalPositions === null && !isEmpty) return null;
  const averageLong = averageOf(avgLongPrice, longVolume);
  return { ...figures, totalPositions, averageLong, averageShort: averageOf(avgShortPrice, shortVolume) };
}

/**
 * The sum of the two sides when both are known: it equals the total of the live API. A total that contradicts its sides
 * (the vendor's documented example has the lots there) could not be explained.
 */
function totalOf({
  longPositions,
  shortPositions,
  totalPositions,
}: Pick<OutlookRow, 'longPositions' | 'shortPositions' | 'totalPositions'>): number | null {
  return longPositions !== null && shortPositions !== null ? longPositions + shortPositions : totalPositions;
}

/** The upstream writes 0 for "no average". */
function averageOf(price: number | null, volume: number): number | null {
  return volume > 0 && price ? price : null;
}
