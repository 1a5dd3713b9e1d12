import * as z from 'zod/mini';
import { FUTURES_MARKETS, type FuturesMarket, INSTRUMENTS, type InstrumentLeg } from './instruments.ts';
import { SYMBOLS } from './sentiment.ts';

export const futuresMarketSchema = z.enum(FUTURES_MARKETS);

/** Symbols with positioning: the instruments, and the Mexican peso, which is in no instrument (N8). */
export const POSITIONING_SYMBOLS = [...SYMBOLS, 'MXN'] as const;
const positioningSymbolSchema = z.enum(POSITIONING_SYMBOLS);
export type PositioningSymbol = z.infer<typeof positioningSymbolSchema>;

/** How many reports a percentile compares, with the latest one, and how many it needs at least. */
export const PERCENTILE_WEEKS = { window: 52, fewest: 26 } as const;

const PESO: readonly InstrumentLeg[] = [{ market: 'mexican-peso', inverted: false }];

/** The futures that show the positioning of a symbol. */
export function futuresOf(symbol: PositioningSymbol): readonly InstrumentLeg[] {
  return symbol === 'MXN' ? PESO : INSTRUMENTS[symbol].legs;
}

const isoInstant = z.iso.datetime();
/** Contracts; null when the report leaves the figure blank, which is not 0. */
const contracts = z.nullable(z.int());

/** One group of traders. `change` is `net` minus the net of the week before. */
export const groupPositionsSchema = z.object({
  long: contracts,
  short: contracts,
  net: contracts,
  change: contracts,
});
export type GroupPositions = z.infer<typeof groupPositionsSchema>;

/** Positions from the report, in contracts of the future; with `inverted`, the future rises when the instrument falls. */
export const positioningLegSchema = z.object({
  market: futuresMarketSchema,
  /** The market's name in the report. */
  name: z.string(),
  inverted: z.boolean(),
  /** The Tuesday of the positions, "YYYY-MM-DD". */
  reportDate: z.iso.date(),
  openInterest: contracts,
  /** Speculators: funds and other large traders who do not hedge a business. */
  nonCommercial: groupPositionsSchema,
  /** Hedgers: those who trade the goods or the currency itself. */
  commercial: groupPositionsSchema,
  /**
   * Share of the last 52 weekly reports, with this one, whose non-commercial net was not higher than this one's, 0-100
   * (100: the highest); null with fewer than 26 reports.
   */
  percentile52w: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** Reports that the percentile compares, 52 at most. */
  weeks: z.int().check(z.minimum(0)),
});
export type PositioningLeg = z.infer<typeof positioningLegSchema>;

/**
 * Why the positions are not this week's. `stale`: the last release could not be read, so the answer has the one before.
 * `not_published`: the source was read after the release time and does not have it. `unavailable`: a market of the
 * instrument was never read.
 */
export const POSITIONING_PROBLEMS = ['stale', 'not_published', 'unavailable'] as const;

/**
 * Answer of `GET /functions/v1/positioning?symbol`: weekly futures positioning of the parts of an instrument.
 * Each leg has its own date, because one market may be late. `error` is about the market that is most late.
 * `observedAt`: when the reports were last read; null if they never were, and then `legs` is empty.
 */
export const positioningSchema = z.object({
  symbol: positioningSymbolSchema,
  legs: z.array(positioningLegSchema),
  /** When the next report is due: Friday 15:30 in New York, or the Monday after when a holiday delays it. */
  nextReleaseAt: isoInstant,
  /** A US federal holiday in that week may delay the release by a day or two (as a rule, from Friday to Monday). */
  nextReleaseMayShift: z.boolean(),
  source: z.object({ name: z.string(), url: z.string() }),
  observedAt: z.nullable(isoInstant),
  error: z.nullable(z.object({ code: z.enum(POSITIONING_PROBLEMS), message: z.string() })),
});
export type Positioning = z.infer<typeof positioningSchema>;

/** One market's weekly report as stored: figures in contracts, null where the report is blank. */
export interface PositioningReport {
  readonly market: FuturesMarket;
  readonly name: string;
  /** "YYYY-MM-DD", the Tuesday (or the last trading day before it) the positions are of. */
  readonly reportDate: string;
  readonly openInterest: number | null;
  readonly nonCommercialLong: number | null;
  readonly nonCommercialShort: number | null;
  readonly commercialLong: number | null;
  readonly commercialShort: number | null;
}
