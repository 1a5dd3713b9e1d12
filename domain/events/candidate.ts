import type { StoredListing } from '#contracts/listing.ts';
import { compareFigures, differGreatly, parseFigure, scalesClash, unitsClash } from './figures.ts';
import { canBeOne, type KindOf, measureTheSame, namedBy } from './measure.ts';
import type { Placed } from './partners.ts';
import { isRevised } from './revised.ts';
import { figuresOf, longestGap, type SeriesKey, TENTATIVE_MS } from './series.ts';
import { likeness, stagesAgree } from './titles.ts';

/** The fields that pairing reads. It never pairs by `previous`, which the publisher revises at the release. */
export type Pairable = Pick<
  StoredListing,
  'title' | 'country' | 'currency' | 'timeIso' | 'forecast' | 'previous' | 'actual' | 'awaitedPrevious'
>;

/** What an earlier pair adds to its score: more than hour, edition and evidence together. */
const STICKINESS = 0.8;

export interface Side<Row> extends Placed {
  readonly row: Row;
}

/** Two rows that may be one release. */
export interface Candidate<Row> {
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

export function sideOf<Row extends Pairable>(row: Row, kindOf: KindOf): Side<Row> {
  const place = `${row.country} ${row.currency}`;
  return { row, at: Date.parse(row.timeIso), place, ...namedBy(row, kindOf) };
}

/** Null when the two cannot be one release, whatever other rows there are. */
export function candidateOf<Row extends Pairable>(
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
