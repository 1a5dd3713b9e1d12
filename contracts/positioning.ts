import * as z from 'zod/mini';
import { FUTURES_MARKETS, type FuturesMarket, INSTRUMENTS, type InstrumentLeg } from './instruments.ts';
import { SYMBOLS } from './sentiment.ts';

export const futuresMarketSchema = z.enum(FUTURES_MARKETS);

/** Symbols that have positioning: the instruments, and the Mexican peso, which is part of none of them (SPEC N8). */
export const POSITIONING_SYMBOLS = [...SYMBOLS, 'MXN'] as const;
const positioningSymbolSchema = z.enum(POSITIONING_SYMBOLS);
export type PositioningSymbol = z.infer<typeof positioningSymbolSchema>;

/** Reports a percentile looks back over, this one included, and how few are too few for one. */
export const PERCENTILE_WEEKS = { window: 52, fewest: 26 } as const;

const PESO: readonly InstrumentLeg[] = [{ market: 'mexican-peso', inverted: false }];

/** The futures that the positioning of a symbol is read from. */
export function futuresOf(symbol: PositioningSymbol): readonly InstrumentLeg[] {
  return symbol === 'MXN' ? PESO : INSTRUMENTS[symbol].legs;
}

const isoInstant = z.iso.datetime();
/** Contracts; null where the report leaves the figure blank, which is not 0. */
const contracts = z.nullable(z.int());

/** One group of traders. `change` is `net` less the net of the report a week before. */
export const groupPositionsSchema = z.object({
  long: contracts,
  short: contracts,
  net: contracts,
  change: contracts,
});
export type GroupPositions = z.infer<typeof groupPositionsSchema>;

/** Positions as the report gives them, in contracts of the future itself; `inverted` says how they bear on the instrument. */
export const positioningLegSchema = z.object({
  market: futuresMarketSchema,
  /** The market's name as the report gives it. */
  name: z.string(),
  inverted: z.boolean(),
  /** Tuesday the positions are of, "YYYY-MM-DD". */
  reportDate: z.iso.date(),
  openInterest: contracts,
  /** Speculators: funds and other large traders who do not hedge a business. */
  nonCommercial: groupPositionsSchema,
  /** Hedgers: those who trade the goods or the currency itself. */
  commercial: groupPositionsSchema,
  /**
   * Share of the last 52 weekly reports whose non-commercial net was no higher than this one's, 0-100, this report
   * included (100: the highest); null under 26 reports.
   */
  percentile52w: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** Reports the percentile looks at, 52 at most. */
  weeks: z.int().check(z.minimum(0)),
});
export type PositioningLeg = z.infer<typeof positioningLegSchema>;

/**
 * Why the positions are not simply this week's. `stale`: the last release could not be read, the one before stands.
 * `not_published`: the source was read since the release was due, and does not have it. `unavailable`: a market of the
 * instrument was never read.
 */
export const POSITIONING_PROBLEMS = ['stale', 'not_published', 'unavailable'] as const;

/**
 * Answer of `GET /functions/v1/positioning?symbol`: weekly futures positioning of what the instrument is made of.
 * Each leg has a date of its own: one market may lag. `error` is of the market that lags most.
 * `observedAt`: when the reports were last read, null when they never were; `legs` is then empty.
 */
export const positioningSchema = z.object({
  symbol: positioningSymbolSchema,
  legs: z.array(positioningLegSchema),
  /** When the next report is due: Friday 15:30 in New York, or the Monday after while a holiday still holds it back. */
  nextReleaseAt: isoInstant,
  /** A US federal holiday in that week may delay the release by a day or two (as a rule, from Friday to Monday). */
  nextReleaseMayShift: z.boolean(),
  source: z.object({ name: z.string(), url: z.string() }),
  observedAt: z.nullable(isoInstant),
  error: z.nullable(z.object({ code: z.enum(POSITIONING_PROBLEMS), message: z.string() })),
});
export type Positioning = z.infer<typeof positioningSchema>;

/** One market's weekly report as read and kept: figures in contracts, null where the report leaves one blank. */
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
