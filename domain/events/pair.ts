import { type Candidate, candidateOf, type Pairable, type Side, sideOf } from './candidate.ts';
import type { KindOf } from './measure.ts';
import { indexPartners } from './partners.ts';

export interface Pair<Row> {
  readonly listed: Row;
  readonly reported: Row;
}

export interface Pairing<Row> {
  readonly pairs: readonly Pair<Row>[];
  /** Rows that fit several partners equally well: they stay apart. */
  readonly ambiguous: readonly Pair<Row>[];
}

/** Scores that differ by less are equal. */
const TIE = 1e-6;

/**
 * Pairs the rows of two calendars that are one release (K3), one to one, best score first. A pair has one country and
 * currency, one period (m/m, q/q, y/y), one edition, no clash of units, and titles that measure the same: to be the only
 * two rows of a kind is not enough. Rows whose figures contradict need more: no other row may fit. Rates that no revision
 * explains are never paired. An earlier pair stays together until its release, however far a vendor moves its row, unless
 * another row agrees better. When two partners fit equally well, neither is paired.
 */
export function pairUp<Row extends Pairable>(
  listed: readonly Row[],
  reported: readonly Row[],
  kindOf: KindOf,
  /** The event that a row was part of: two rows of one event were paired. Default: none was. */
  eventOf: (row: Row) => string | null = () => null,
): Pairing<Row> {
  const right = reported.map((row) => sideOf(row, kindOf));
  const order = new Map(right.map((side, index) => [side, index]));
  const partnersOf = indexPartners(right);
  const ofEvent = Map.groupBy(right, ({ row }) => eventOf(row));
  ofEvent.delete(null);
  const possible = listed.flatMap((row) => {
    const one = sideOf(row, kindOf);
    const earlier = new Set(ofEvent.get(eventOf(row))?.filter(({ place }) => place === one.place));
    return [...new Set([...earlier, ...partnersOf(one)])]
      .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
      .flatMap((other) => candidateOf(one, other, earlier.has(other)) ?? []);
  });
  const rivalsOf = countRivals(possible.filter(({ fits }) => fits));
  const accepted = possible.filter((pair) => isOneRelease(pair, rivalsOf(pair)));
  return chooseBest(accepted.toSorted((a, b) => b.score - a.score));
}

/** The other pairs that claim one of a pair's two rows. */
interface Rivals {
  readonly count: number;
  /** The smallest likeness of their titles. */
  readonly leastLike: number;
  /** How many have figures that contradict. */
  readonly contradicting: number;
}

interface Claims {
  count: number;
  contradicting: number;
  /** The two smallest. */
  least: readonly [number, number];
}

/** Counts rivals by row, so that a row with many pairs costs each of them the same. */
function countRivals<Row>(all: readonly Candidate<Row>[]): (pair: Candidate<Row>) => Rivals {
  const claims = new Map<Side<Row>, Claims>();
  for (const { listed, reported, like, evidence } of all) {
    for (const side of [listed, reported]) {
      const known = claims.get(side) ?? { count: 0, contradicting: 0, least: [Infinity, Infinity] };
      const [first, second] = known.least;
      claims.set(side, {
        count: known.count + 1,
        contradicting: known.contradicting + (evidence === -1 ? 1 : 0),
        least: like < first ? [like, first] : [first, Math.min(second, like)],
      });
    }
  }
  return ({ listed, reported, fits, like, evidence }) => {
    const both = [claims.get(listed), claims.get(reported)].filter((one) => one !== undefined);
    const own = fits ? 1 : 0;
    const ownContradicts = fits && evidence === -1 ? 1 : 0;
    const leastOther = ({ least: [first, second] }: Claims) => (fits && first === like ? second : first);
    return {
      count: both.reduce((sum, { count }) => sum + count - own, 0),
      contradicting: both.reduce((sum, { contradicting }) => sum + contradicting - ownContradicts, 0),
      leastLike: Math.min(...both.map(leastOther)),
    };
  };
}

/** Finds the other pairs that claim one of a pair's two rows. */
function indexRivals<Row>(
  all: readonly Candidate<Row>[],
): (pair: Candidate<Row>) => readonly Candidate<Row>[] {
  const ofListed = Map.groupBy(all, ({ listed }) => listed);
  const ofReported = Map.groupBy(all, ({ reported }) => reported);
  return (pair) =>
    [...(ofListed.get(pair.listed) ?? []), ...(ofReported.get(pair.reported) ?? [])].filter(
      ({ listed, reported }) => listed !== pair.listed || reported !== pair.reported,
    );
}

function chooseBest<Row>(ranked: readonly Candidate<Row>[]): Pairing<Row> {
  const used = new Set<Side<Row>>();
  const rivalsIn = indexRivals(ranked);
  const pairs: Pair<Row>[] = [];
  const ambiguous: Pair<Row>[] = [];
  for (const candidate of ranked) {
    const { listed, reported } = candidate;
    if (used.has(listed) || used.has(reported)) continue;
    const rivals = rivalsIn(candidate).filter((other) => isTied(candidate, other, used));
    for (const { listed: one, reported: other } of [candidate, ...rivals]) used.add(one).add(other);
    if (rivals.length === 0) pairs.push(rowsOf(candidate));
    else ambiguous.push(...[candidate, ...rivals].map(rowsOf));
  }
  return { pairs, ambiguous };
}

function rowsOf<Row>({ listed, reported }: Candidate<Row>): Pair<Row> {
  return { listed: listed.row, reported: reported.row };
}

/** Whether a rival fits one of the two rows equally well. */
function isTied<Row>(one: Candidate<Row>, other: Candidate<Row>, used: ReadonlySet<Side<Row>>): boolean {
  if (used.has(other.listed) || used.has(other.reported)) return false;
  return Math.abs(one.score - other.score) < TIE;
}

function isOneRelease<Row>({ fits, like, evidence, wasPaired }: Candidate<Row>, rivals: Rivals): boolean {
  // An earlier pair whose titles now differ stays together while its figures agree.
  if (!fits) return evidence === 1 && rivals.count === 0;
  if (like < 1 && !wasPaired && rivals.leastLike <= like) return false;
  if (evidence !== -1) return true;
  return rivals.count === (wasPaired ? rivals.contradicting : 0);
}
