import { type InstrumentSymbol, SYMBOLS } from '#contracts/sentiment.ts';
import type { ShareRange } from '#contracts/sentiment-board.ts';
import { EXTREMES } from '#contracts/sentiment-history.ts';
import type { ShareBasis } from '#contracts/share-basis.ts';
import { commonBasis } from './basis.ts';

/** What the rule of the heading knows of one instrument. */
export interface BoardReading {
  readonly symbol: InstrumentSymbol;
  /** What the share counts; null without a real figure. */
  readonly basis: ShareBasis | null;
  /** Percent of it that is long; null without a real figure. */
  readonly long: number | null;
  /** When it was read at its source (epoch ms); null where unknown. */
  readonly readAt: number | null;
  readonly range: ShareRange | null;
}

/** The thresholds of the heading; the page shows them to the reader. */
export const FINDING = {
  /** An older reading says nothing about today; a device asks again after as long (E4). */
  maxAgeHours: 8,
  /** "At the edge" is this many points or fewer from the highest or lowest share of its own range. */
  edgePoints: 1,
  /** A range that is narrower (points) has no edge: every reading would be near one. */
  edgeWidth: 10,
  /** Fewer recent readings than these allow no heading about all of them. */
  minReadings: 2,
} as const;

/** The pairs that end in the yen: who is long in one is short in the yen. */
const YEN_PAIRS: readonly InstrumentSymbol[] = SYMBOLS.filter((symbol) => symbol.endsWith('JPY'));
const MIN_YEN_PAIRS = 2;
const HOUR_MS = 3_600_000;
/** Readings of another clock may be this much ahead. */
const AHEAD_MS = 60_000;

type Side = 'long' | 'short';

export type Finding =
  /** Most of what is counted in the yen's pairs buys the yen (`long`) or sells it (`short`). */
  | { readonly kind: 'yen'; readonly side: Side; readonly symbols: readonly InstrumentSymbol[] }
  /** A long share is at the highest or lowest of its own 90 days (`isAt`), or within a point of it. */
  | {
      readonly kind: 'edge';
      readonly symbol: InstrumentSymbol;
      readonly end: 'high' | 'low';
      readonly isAt: boolean;
    }
  /** One instrument is at 70/30 or beyond; `isMost`: all are known, and none is as one-sided. */
  | {
      readonly kind: 'sided';
      readonly symbol: InstrumentSymbol;
      readonly side: Side;
      readonly isMost: boolean;
    }
  /** All instruments and their ranges are known, and none is at an extreme. */
  | { readonly kind: 'calm' }
  /** None of those known is at 70/30; not all are known, or not all ranges. */
  | { readonly kind: 'partly'; readonly known: number };

interface Known extends BoardReading {
  readonly basis: ShareBasis;
  readonly long: number;
}

interface Recent {
  /** Of the basis that most of the recent ones have: these are compared with each other. */
  readonly known: readonly Known[];
  /** How many count something else. */
  readonly others: number;
}

/** The readings that count at `now` (epoch ms): real and recent. */
export function recentReadings(readings: readonly BoardReading[], now: number): Recent {
  const recent = readings.filter((one): one is Known => {
    if (one.basis === null || one.long === null || one.readAt === null) return false;
    const age = now - one.readAt;
    return age <= FINDING.maxAgeHours * HOUR_MS && age >= -AHEAD_MS;
  });
  const basis = commonBasis(recent.map((one) => one.basis));
  const known = recent.filter((one) => one.basis === basis);
  return { known, others: recent.length - known.length };
}

/**
 * What the board says, by the first rule that holds: the yen, the edge of an own range, the most one-sided, nothing. Null
 * where too little is known for any sentence.
 */
export function findingOf(readings: readonly BoardReading[], now: number): Finding | null {
  const { known } = recentReadings(readings, now);
  return yenOf(known) ?? edgeOf(known) ?? sidedOf(known) ?? calmOf(known);
}

function yenOf(known: readonly Known[]): Finding | null {
  const pairs = known.filter(({ symbol }) => YEN_PAIRS.includes(symbol));
  // Long in EURJPY sells the yen.
  for (const [pairSide, side] of [
    ['short', 'long'],
    ['long', 'short'],
  ] as const) {
    const symbols = pairs.filter(({ long }) => sideOf(long) === pairSide).map(({ symbol }) => symbol);
    if (symbols.length >= MIN_YEN_PAIRS) return { kind: 'yen', side, symbols };
  }
  return null;
}

function edgeOf(known: readonly Known[]): Finding | null {
  const near = known.flatMap(({ symbol, long, range }) => {
    if (range === null || range.max - range.min < FINDING.edgeWidth) return [];
    return [
      { symbol, end: 'high' as const, away: Math.max(0, range.max - long) },
      { symbol, end: 'low' as const, away: Math.max(0, long - range.min) },
    ].filter(({ away }) => away <= FINDING.edgePoints);
  });
  const nearest = near.reduce<(typeof near)[number] | null>(
    (best, one) => (best === null || one.away < best.away ? one : best),
    null,
  );
  return nearest && { kind: 'edge', symbol: nearest.symbol, end: nearest.end, isAt: nearest.away === 0 };
}

function sidedOf(known: readonly Known[]): Finding | null {
  const away = ({ long }: Known) => Math.abs(long - 50);
  const [first, second] = known.toSorted((one, other) => away(other) - away(one));
  const side = first && sideOf(first.long);
  if (!first || !side) return null;
  const isMost = known.length === SYMBOLS.length && (!second || away(second) < away(first));
  return { kind: 'sided', symbol: first.symbol, side, isMost };
}

function calmOf(known: readonly Known[]): Finding | null {
  if (known.length === SYMBOLS.length && known.every(({ range }) => range !== null)) return { kind: 'calm' };
  return known.length >= FINDING.minReadings ? { kind: 'partly', known: known.length } : null;
}

/** The side on which a long share is extreme, both limits included; null between them. */
function sideOf(long: number): Side | null {
  if (long >= EXTREMES.high) return 'long';
  return long <= EXTREMES.low ? 'short' : null;
}
