import type { StoredListing } from '#contracts/listing.ts';
import { compareFigures, differGreatly, parseFigure, scalesClash, unitsClash } from './figures.ts';
import { isRevised } from './revised.ts';
import { figuresOf, longestGap, readSeries, type SeriesKey, TENTATIVE_MS } from './series.ts';
import { likeness, sameSeries, stagesAgree } from './titles.ts';

/** The fields that pairing reads. It never pairs by `previous`, which the publisher revises at the release. */
export type Pairable = Pick<
  StoredListing,
  'title' | 'country' | 'currency' | 'timeIso' | 'forecast' | 'previous' | 'actual' | 'awaitedPrevious'
>;

/** The kind of indicator that a title names (K4); null when unknown. */
export type KindOf = (title: string) => string | null;

export interface Pair<Row> {
  readonly listed: Row;
  readonly reported: Row;
}

export interface Pairing<Row> {
  readonly pairs: readonly Pair<Row>[];
  /** Rows that fit several partners equally well: they stay apart. */
  readonly ambiguous: readonly Pair<Row>[];
}

/** Share of words that two titles must have in common; one more word on a title of two ("Core Retail Sales") is below it. */
const LIKE_ENOUGH = 0.82;
/** What an earlier pair adds to its score: more than hour, edition and evidence together. */
const STICKINESS = 0.8;
/** Scores that differ by less are equal. */
const TIE = 1e-6;

interface Side<Row> {
  readonly row: Row;
  readonly at: number;
  readonly series: SeriesKey;
  readonly kind: string | null;
}

interface Candidate<Row> {
  readonly listed: Side<Row>;
  readonly reported: Side<Row>;
  readonly like: number;
  readonly gapMs: number;
  /** Whether the figures from before the release agree (1), contradict (-1) or cannot be compared (0). */
  readonly evidence: -1 | 0 | 1;
  readonly wasPaired: boolean;
}

/**
 * Pairs the rows of two calendars that are one release (K3), one to one, best score first. A pair has one country and
 * currency, one period (m/m, q/q, y/y), one edition, no clash of units, and similar titles or, without a rival, the same
 * kind of indicator. Rows whose figures contradict need more than similar titles: no other row may fit. If no revision
 * explains the difference, they are never paired. An earlier pair stays together until its release, however far a vendor
 * moves its row, unless another row agrees better. When two partners fit equally well, neither is paired.
 */
export function pairUp<Row extends Pairable>(
  listed: readonly Row[],
  reported: readonly Row[],
  kindOf: KindOf,
  wasPaired: (listed: Row, reported: Row) => boolean = () => false,
): Pairing<Row> {
  const left = listed.map((row) => sideOf(row, kindOf));
  const right = Map.groupBy(
    reported.map((row) => sideOf(row, kindOf)),
    placeOf,
  );
  const possible = left.flatMap((one) =>
    (right.get(placeOf(one)) ?? []).flatMap(
      (other) => candidateOf(one, other, wasPaired(one.row, other.row)) ?? [],
    ),
  );
  const accepted = possible.filter((pair) => isOneRelease(pair, possible));
  return chooseBest(accepted.toSorted((a, b) => scoreOf(b) - scoreOf(a)));
}

function chooseBest<Row>(ranked: readonly Candidate<Row>[]): Pairing<Row> {
  const used = new Set<Side<Row>>();
  const pairs: Pair<Row>[] = [];
  const ambiguous: Pair<Row>[] = [];
  for (const candidate of ranked) {
    const { listed, reported } = candidate;
    if (used.has(listed) || used.has(reported)) continue;
    const rivals = ranked.filter((other) => isTied(candidate, other, used));
    for (const { listed: one, reported: other } of [candidate, ...rivals]) used.add(one).add(other);
    if (rivals.length === 0) pairs.push(rowsOf(candidate));
    else ambiguous.push(...[candidate, ...rivals].map(rowsOf));
  }
  return { pairs, ambiguous };
}

function rowsOf<Row>({ listed, reported }: Candidate<Row>): Pair<Row> {
  return { listed: listed.row, reported: reported.row };
}

/** Whether `other` fits one of the two rows equally well. */
function isTied<Row>(one: Candidate<Row>, other: Candidate<Row>, used: ReadonlySet<Side<Row>>): boolean {
  const shares = (other.listed === one.listed) !== (other.reported === one.reported);
  if (!shares || used.has(other.listed) || used.has(other.reported)) return false;
  return Math.abs(scoreOf(one) - scoreOf(other)) < TIE;
}

function sideOf<Row extends Pairable>(row: Row, kindOf: KindOf): Side<Row> {
  const series = readSeries(row);
  return { row, at: Date.parse(row.timeIso), series, kind: kindOf(series.title) };
}

function placeOf({ row }: Side<Pairable>): string {
  return `${row.country} ${row.currency}`;
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
  if (!sameSeries(one.words, other.words)) return null;
  const like = likeness(one.words, other.words);
  const isCertain = like === 1 || isSameKind(listed, reported);
  if (!wasPaired && gapMs > TENTATIVE_MS && !isCertain) return null;
  const evidence = evidenceOf(a, b);
  if (!periodsAgree(listed, reported, evidence) || !editionsAgree(one, other, evidence)) return null;
  if (someFiguresClash(a, b, unitsClash) || someFiguresClash(a, b, scalesClash) || contradict(a, b))
    return null;
  return { listed, reported, like, gapMs, evidence, wasPaired };
}

function isSameKind(listed: Side<unknown>, reported: Side<unknown>): boolean {
  return listed.kind !== null && listed.kind === reported.kind;
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
  return !isSameForecast && differGreatly(one, other);
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

function isOneRelease<Row>(pair: Candidate<Row>, all: readonly Candidate<Row>[]): boolean {
  const rivals = rivalsOf(pair, all);
  if (!isLike(pair) && !isOnlyOfKind(pair, rivals) && !isUnrivalled(pair, rivals)) return false;
  if (pair.evidence !== -1) return true;
  return pair.wasPaired ? rivals.every(({ evidence }) => evidence === -1) : rivals.length === 0;
}

function isLike({ like, listed, reported }: Candidate<unknown>): boolean {
  const kindsDiffer = listed.kind !== null && reported.kind !== null && listed.kind !== reported.kind;
  return like >= LIKE_ENOUGH && !kindsDiffer;
}

/** The same kind of indicator. For speeches and auctions the person or the security decides. */
function isOfKind({ listed, reported }: Candidate<unknown>): boolean {
  return isSameKind(listed, reported) && !listed.series.isRecurring;
}

function isOnlyOfKind<Row>(pair: Candidate<Row>, rivals: readonly Candidate<Row>[]): boolean {
  return isOfKind(pair) && (pair.wasPaired || !rivals.some(isOfKind));
}

/** A pair whose titles now differ stays together while its figures agree and no other row fits. */
function isUnrivalled<Row>(
  { wasPaired, evidence }: Candidate<Row>,
  rivals: readonly Candidate<Row>[],
): boolean {
  return wasPaired && evidence === 1 && rivals.length === 0;
}

/** Other pairs that fit one of the two rows, by a similar title or the same kind. */
function rivalsOf<Row>(pair: Candidate<Row>, all: readonly Candidate<Row>[]): Candidate<Row>[] {
  return all.filter((other) => {
    const claimsOne = other.listed === pair.listed || other.reported === pair.reported;
    return other !== pair && claimsOne && (isLike(other) || isOfKind(other));
  });
}

/** Order: earlier pairs, then the same instant, then similar titles, then near instants. */
function scoreOf({ like, gapMs, evidence, wasPaired, listed, reported }: Candidate<unknown>): number {
  const nearness = gapMs === 0 ? 0.5 : 0.25 * Math.max(0, 1 - gapMs / TENTATIVE_MS);
  const edition = listed.series.stage === reported.series.stage ? 0.05 : 0;
  return like + nearness + 0.1 * evidence + edition + (wasPaired ? STICKINESS : 0);
}
