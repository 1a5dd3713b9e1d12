import { commonTitle } from './aliases.ts';
import { compareFigures, parseFigure, unitsClash } from './figures.ts';
import { likeness, readTitle, sameSeries, stagesAgree, type TitleKey } from './titles.ts';

/** What both upstreams say of an event. */
export interface Listing {
  readonly title: string;
  readonly country: string | null;
  readonly currency: string | null;
  readonly timeIso: string;
  readonly forecast: string | null;
  readonly previous: string | null;
  readonly actual: string | null;
}

/** Which kind of indicator a title names (SPEC K4), null when unknown. */
export type KindOf = (title: string) => string | null;

export interface Pair<Listed, Reported> {
  readonly listed: Listed;
  readonly reported: Reported;
}

/** Share of words two titles must have in common; one word more on a title of two ("Core Retail Sales") stays below. */
const LIKE_ENOUGH = 0.82;
const TENTATIVE_MS = 60 * 60_000;

interface Side {
  readonly row: Listing;
  readonly index: number;
  readonly at: number;
  readonly key: TitleKey;
  readonly kind: string | null;
}

interface Candidate {
  readonly listed: Side;
  readonly reported: Side;
  readonly like: number;
  readonly gapMs: number;
}

/**
 * Pairs the rows of two calendars that are one event (SPEC K3), one to one, best fit first. A pair has one currency and
 * country, one period (m/m, q/q, y/y), one edition, no clash of units, and either like titles or, at the same
 * instant and without a rival, the same kind of indicator. Times agree; up to an hour apart is allowed for tentative
 * ones, then with like titles only.
 */
export function join<Listed extends Listing, Reported extends Listing>(
  listed: readonly Listed[],
  reported: readonly Reported[],
  kindOf: KindOf,
): readonly Pair<Listed, Reported>[] {
  const left = listed.map((row, index) => sideOf(row, index, kindOf, null));
  const right = reported.map((row, index) => sideOf(row, index, kindOf, foreignMoney(row)));
  const possible = left.flatMap((one) => right.flatMap((other) => candidateOf(one, other) ?? []));
  const fitting = possible.filter((pair) => isLike(pair) || isOnlyOfKind(pair, possible));
  const ranked = fitting.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const used = { listed: new Set<number>(), reported: new Set<number>() };
  const pairs: Pair<Listed, Reported>[] = [];
  for (const { listed: one, reported: other } of ranked) {
    if (used.listed.has(one.index) || used.reported.has(other.index)) continue;
    used.listed.add(one.index);
    used.reported.add(other.index);
    pairs.push({ listed: listed[one.index] as Listed, reported: reported[other.index] as Reported });
  }
  return pairs;
}

function sideOf(row: Listing, index: number, kindOf: KindOf, extraWord: string | null): Side {
  const title = commonTitle(row.title, row.currency);
  const key = readTitle(title);
  const words = extraWord === null ? key.words : new Set([...key.words, extraWord]);
  return { row, index, at: Date.parse(row.timeIso), key: { ...key, words }, kind: kindOf(title) };
}

/** "usd" where a country's figures are in dollars that are not its own: China reports its trade in both. */
function foreignMoney({ currency, previous, forecast, actual }: Listing): string | null {
  const inDollars = figuresOf({ previous, forecast, actual }).some(
    (text) => parseFigure(text)?.money === '$',
  );
  return inDollars && currency !== 'USD' && currency !== 'MXN' ? 'usd' : null;
}

function figuresOf({ forecast, previous, actual }: Pick<Listing, 'forecast' | 'previous' | 'actual'>) {
  return [forecast, previous, actual];
}

function candidateOf(listed: Side, reported: Side): Candidate | null {
  const gapMs = Math.abs(listed.at - reported.at);
  const { row: a, key: one } = listed;
  const { row: b, key: other } = reported;
  if (!(gapMs <= TENTATIVE_MS) || a.currency !== b.currency || a.country !== b.country) return null;
  if (!sameSeries(one.words, other.words) || !periodsAgree(listed, reported)) return null;
  const editionsFit = gapMs === 0 ? stagesAgree(one.stage, other.stage) : one.stage === other.stage;
  // "GDP MoM Prel" beside "GDP m/m" can be the first estimate of the month after.
  const isNextMonths = one.stage === null && other.stage === 'early' && previousDiffer(a, b);
  if (!editionsFit || isNextMonths || anyPair(a, b, unitsClash)) return null;
  return { listed, reported, like: likeness(one.words, other.words), gapMs };
}

function previousDiffer(a: Listing, b: Listing): boolean {
  return Math.abs(compareFigures(a.previous, b.previous) ?? 0) === 1;
}

function anyPair(
  a: Listing,
  b: Listing,
  holds: (one: string | null, other: string | null) => boolean,
): boolean {
  return figuresOf(a).some((one) => figuresOf(b).some((other) => holds(one, other)));
}

/**
 * One title may leave its period out where the figures are amounts ("Consumer Credit m/m" 11.4B, "Consumer Credit
 * Change") or where both name the same previous figure.
 */
function periodsAgree({ key: one, row: a }: Side, { key: other, row: b }: Side): boolean {
  if (one.period === other.period) return true;
  if (one.period !== null && other.period !== null) return false;
  if (compareFigures(a.previous, b.previous) === 0) return true;
  const isAmount = (text: string | null): boolean => parseFigure(text)?.unit === 'scaled';
  return figuresOf(a).some(isAmount) && figuresOf(b).some(isAmount);
}

function isLike({ like, listed, reported }: Candidate): boolean {
  const kindsDiffer = listed.kind !== null && reported.kind !== null && listed.kind !== reported.kind;
  return like >= LIKE_ENOUGH && !kindsDiffer;
}

/**
 * Same kind at the same instant, no other row of that kind there to mistake it for, and no previous figure that says
 * otherwise ("Mortgage Approvals" 56K, "Mortgage Lending" £3.1B).
 */
function isOnlyOfKind(pair: Candidate, all: readonly Candidate[]): boolean {
  if (previousDiffer(pair.listed.row, pair.reported.row)) return false;
  const isOfKind = ({ listed, reported, gapMs }: Candidate): boolean =>
    gapMs === 0 && listed.kind !== null && listed.kind === reported.kind;
  if (!isOfKind(pair) || pair.listed.key.words.has('speech') || pair.listed.key.words.has('auction'))
    return false;
  const rivals = all.filter(
    (other) => isOfKind(other) && (other.listed === pair.listed || other.reported === pair.reported),
  );
  return rivals.length === 1;
}

/** Same instant before like titles before near instants; the same previous figure settles a tie. */
function scoreOf({ like, gapMs, listed, reported }: Candidate): number {
  const nearness = gapMs === 0 ? 0.5 : 0.25 * (1 - gapMs / TENTATIVE_MS);
  const evidence = compareFigures(listed.row.previous, reported.row.previous) === 0 ? 0.1 : 0;
  const edition = listed.key.stage === reported.key.stage ? 0.05 : 0;
  return like + nearness + evidence + edition;
}
