import * as z from 'zod/mini';
import { INSTRUMENTS } from './instruments.ts';
import { basisSchema, type ShareBasis } from './share-basis.ts';
import type { SentimentVendor } from './vendors.ts';

export type InstrumentSymbol = keyof typeof INSTRUMENTS;
/** In the order of the cards (E1). */
export const SYMBOLS = Object.keys(INSTRUMENTS) as readonly InstrumentSymbol[];
export const symbolSchema = z.enum(SYMBOLS);

/** The sources of an answer, best first (K2). */
export const DATA_SOURCES = ['live_api', 'web_scraped', 'historical_fallback', 'error_fallback'] as const;
export const dataSourceSchema = z.enum(DATA_SOURCES);
export type DataSource = z.infer<typeof dataSourceSchema>;

/**
 * Why an answer has no figures. `no_volume`: the source was just read and reports nothing open on either side.
 * `unknown`: no source has a figure, and none is stored.
 */
export const NO_ENTRY_REASONS = ['no_volume', 'unknown'] as const;

const percentage = z.number().check(z.minimum(0), z.maximum(100));
const count = z.int().check(z.minimum(0));
const lots = z.number().check(z.minimum(0));
const isoInstant = z.iso.datetime();

/**
 * Retail positioning in one instrument. Percentages are shares of what `basis` names, 0-100, and need not add to 100. Volumes
 * are lots, and null like the positions where the source does not say. Averages are entry prices, null when that side is
 * empty or unknown.
 */
export const sentimentEntrySchema = z.object({
  name: z.string(),
  basis: basisSchema,
  longPercentage: percentage,
  shortPercentage: percentage,
  totalPositions: z.nullable(count),
  longVolume: z.nullable(lots),
  shortVolume: z.nullable(lots),
  averageLong: z.nullable(z.number()),
  averageShort: z.nullable(z.number()),
  longPositions: z.optional(count),
  shortPositions: z.optional(count),
});
export type SentimentEntry = z.infer<typeof sentimentEntrySchema>;

export const sentimentRequestSchema = z.object({ symbol: symbolSchema });

/**
 * Answer of `POST /functions/v1/sentiment`. `entry` is null when there are no figures to show; `reason` says why.
 * `observedAt` is when the figures were read from the upstream (ISO 8601, UTC); a backend may leave it out.
 */
export const sentimentResponseSchema = z.object({
  entry: z.nullable(sentimentEntrySchema),
  reason: z.optional(z.nullable(z.enum(NO_ENTRY_REASONS))),
  dataSource: dataSourceSchema,
  credit: z.object({ name: z.string(), url: z.string() }),
  /** Short name of the vendor of the figures. */
  vendor: z.optional(z.string()),
  observedAt: z.optional(z.nullable(isoInstant)),
});
export type SentimentResponse = z.infer<typeof sentimentResponseSchema>;

/** One instrument's figures as read from an upstream at one moment; stored for ever (K6). */
export interface SentimentSnapshot {
  readonly symbol: InstrumentSymbol;
  /** How the figures were read. */
  readonly source: 'live_api' | 'web_scraped';
  /** The company that the figures come from. */
  readonly vendor: SentimentVendor;
  /** When we read it; the upstream sends no time. ISO 8601, UTC. */
  readonly observedAt: string;
  /** What the two shares count. */
  readonly basis: ShareBasis;
  /** Share, 0-100. */
  readonly longPercentage: number;
  readonly shortPercentage: number;
  /** Open volume in lots; null when the upstream does not say. */
  readonly longVolume: number | null;
  readonly shortVolume: number | null;
  /** Open positions per side; null when the upstream does not say. */
  readonly longPositions: number | null;
  readonly shortPositions: number | null;
  readonly totalPositions: number | null;
  /** Average entry price; null when that side is empty or the upstream does not say. */
  readonly averageLong: number | null;
  readonly averageShort: number | null;
}
