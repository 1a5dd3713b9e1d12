import type { StoredListing } from '#contracts/listing.ts';
import { compareFigures, differGreatly, parseFigure, scalesClash, unitsClash } from './figures.ts';
import { canBeOne, type KindOf, measureTheSame, namedBy } from './measure.ts';
import { indexPartners, type Placed } from './partners.ts';
import { isRevised } from './revised.ts';
import { figuresOf, longestGap, type SeriesKey, TENTATIVE_MS } from './series.ts';
import { likeness, stagesAgree } from './titles.ts';

/** The fields that pairing reads. It never pairs by `previous`, which the publisher revises at the release. */
export type Pairable = Pick<
  StoredListing,
  'title' | 'country' | 'currency' | 'timeIso' | 'forecast' | 'previous' | 'actual' | 'awaitedPrevious'
>;

export interface Pair<Row> {
  readonly listed: Row;
  readonly reported: Row;
}

export interface Pairing<Row> {
  readonly pairs: readonly Pair<Row>[];
  /** Rows that fit several partners equally well: they stay apart. */
  readonly ambiguous: readonly Pair<Row>[];
}

/** What an earlier pair adds to its score: more than hour, edition and evidence together. */
const STICKINESS = 0.8;
/** Scores that differ by less are equal. */
const TIE = 1e-6;

interface Side<Row> extends Placed {
  readonly row: Row;
}

interface Candidate<Row> {
  readonly listed: Side<Row>;
  readonly reported: Side<Row>;
  /** Whether the titles measure the same; else only an earlier pair keeps the two together. */
  readonly fits: boolean;
  readonly like: number;
  readonly gapMs: number;
  /** Whether the figures from before the release agree (1), contradict (-1) or cannot be compared (0). */
  readonly evidence: -1 | 0 | 1;
  readonly wasPaired: boolean;
  readonly score: number;
}

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

function sideOf<Row extends Pairable>(row: Row, kindOf: KindOf): Side<Row> {
  const place = `${row.country} ${row.currency}`;
  return { row, at: Date.parse(row.timeIso), place, ...namedBy(row, kindOf) };
}

function candidateOf<Row extends Pairable>(
  listed: Side<Row>,
  reported: Side<Row>,
  wasPaired: boolean,
): Candidate<Row> | null {
  const gapMs = Math.abs(listed.at - reported.at);
  const { row: a, series: one } = listed;
  const { row: b, series: other } = reported;
  // A pair stays together until one of its rows is released, however far a vendor moves its row.
  const isReleased = a.actual !== null || b.actual !== null;
  if ((isReleased || !wasPaired) && gapMs > longestGap(one, other)) return null;
  const like = likeness(one.words, other.words);
  if (!canBeOne(one, other)) return null;
  const fits = measureTheSame(listed, reported);
  if (!fits && !wasPaired) return null;
  const isCertain = like === 1 || listed.kind !== null;
  if (!wasPaired && gapMs > TENTATIVE_MS && !isCertain) return null;
  const evidence = evidenceOf(a, b);
  if (!periodsAgree(listed, reported, evidence) || !editionsAgree(one, other, evidence)) return null;
  if (someFiguresClash(a, b, unitsClash) || someFiguresClash(a, b, scalesClash) || contradict(a, b))
    return null;
  const pair = { listed, reported, fits, like, gapMs, evidence, wasPaired };
  return { ...pair, score: scoreOf(pair) };
}

/** Compares what each row said before the release; a revision at the release does not count. */
function evidenceOf(a: Pairable, b: Pairable): -1 | 0 | 1 {
  const difference = compareFigures(a.awaitedPrevious, b.awaitedPrevious);
  if (difference === null) return 0;
  return isRevised(a.awaitedPrevious, b.awaitedPrevious) ? -1 : 1;
}

/**
 * Whether no revision explains the two previous figures, and the forecasts do not agree. For rows that were both seen
 * before the release, the figures of that time count.
 */
function contradict(a: Pairable, b: Pairable): boolean {
  const wereAwaited = a.awaitedPrevious !== null && b.awaitedPrevious !== null;
  const [one, other] = wereAwaited
    ? [a.awaitedPrevious, b.awaitedPrevious]
    : [a.previous ?? a.awaitedPrevious, b.previous ?? b.awaitedPrevious];
  const isSameForecast =
    compareFigures(a.forecast, b.forecast) !== null && !isRevised(a.forecast, b.forecast);
  // Amounts are revised by their own size, or are of an adjusted and an unadjusted series of one release.
  const areAmounts = parseFigure(one)?.unit === 'scaled' && parseFigure(other)?.unit === 'scaled';
  return !isSameForecast && !areAmounts && differGreatly(one, other);
}

function someFiguresClash(
  a: Pairable,
  b: Pairable,
  clash: (one: string | null, other: string | null) => boolean,
): boolean {
  return figuresOf(a).some((one) => figuresOf(b).some((other) => clash(one, other)));
}

/**
 * One title may leave out its period when the figures are amounts ("Consumer Credit m/m" 11.4B, "Consumer Credit
 * Change") or when both had the same previous figure before the release.
 */
function periodsAgree(
  { series: one, row: a }: Side<Pairable>,
  { series: other, row: b }: Side<Pairable>,
  evidence: number,
): boolean {
  if (one.period === other.period) return true;
  if (one.period !== null && other.period !== null) return false;
  if (evidence === 1) return true;
  const isAmount = (text: string | null): boolean => parseFigure(text)?.unit === 'scaled';
  return figuresOf(a).some(isAmount) && figuresOf(b).some(isAmount);
}

function editionsAgree(one: SeriesKey, other: SeriesKey, evidence: number): boolean {
  // "GDP MoM Prel" next to "GDP m/m" can be the first estimate of the next month.
  const isNextMonths = one.stage === null && other.stage === 'early' && evidence === -1;
  return stagesAgree(one.stage, other.stage) && !isNextMonths;
}

function isOneRelease<Row>({ fits, like, evidence, wasPaired }: Candidate<Row>, rivals: Rivals): boolean {
  // An earlier pair whose titles now differ stays together while its figures agree.
  if (!fits) return evidence === 1 && rivals.count === 0;
  if (like < 1 && !wasPaired && rivals.leastLike <= like) return false;
  if (evidence !== -1) return true;
  return rivals.count === (wasPaired ? rivals.contradicting : 0);
}

/** Order: earlier pairs, then the same instant, then similar titles, then near instants. */
function scoreOf({
  like,
  gapMs,
  evidence,
  wasPaired,
  listed,
  reported,
}: Omit<Candidate<unknown>, 'score'>): number {
  const nearness = gapMs === 0 ? 0.5 : 0.25 * Math.max(0, 1 - gapMs / TENTATIVE_MS);
  const edition = listed.series.stage === reported.series.stage ? 0.05 : 0;
  return like + nearness + 0.1 * evidence + edition + (wasPaired ? STICKINESS : 0);
}
