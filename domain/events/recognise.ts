import type { Listing, StoredListing } from '#contracts/listing.ts';
import { type KindOf, measureTheSame, namedBy } from './measure.ts';
import { matchNearest } from './nearest.ts';
import { indexPartners, type Placed } from './partners.ts';
import { longestGap, ONE_RELEASE_MS, readSeries, TENTATIVE_MS } from './series.ts';
import { stagesAgree } from './titles.ts';

/** A stretch of time without its end. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface RecognitionRules {
  /** Largest distance in ms between a row and a known row of the same series and day that match. */
  readonly sameDayMs: number;
  /** The time for which the rows name every event; null if they name only some. */
  readonly covers: Span | null;
  readonly now: Date;
  readonly kindOf: KindOf;
  /** Whether any vendor has the actual of a known row's event. */
  readonly isReleased: (known: StoredListing) => boolean;
}

/** A tentative time may move past midnight; farther apart, a row of another day is another event. */
const OVER_MIDNIGHT_MS = 6 * 3_600_000;
/** Weekly figures come seven days apart: a row that moved farther than this is the next release. */
const FIGURE_MOVES_MS = 4 * 86_400_000;
/** An event is being published for this long: a row that disappears before was withdrawn or moved. */
export const PUBLISHING_MS = 30 * 60_000;
const CANNOT_MOVE = -1;
const MAX_SLUG = 96;

/** A row or a known row with its place in its list. */
interface InTime<Row> {
  readonly row: Row;
  readonly at: number;
  readonly order: number;
}

type Match = readonly [InTime<Listing>, InTime<StoredListing>];

/** Lower-case words with hyphens, `[a-z0-9-]` only; "S&P/CS HPI y/y" → "s-p-cs-hpi-y-y". */
export function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_SLUG)
      .replace(/^-+|-+$/g, '') || 'event'
  );
}

/**
 * Matches each of `rows` with a known row of the same vendor (K3), one to one; null for a new row. A clock time alone never
 * identifies a row, because times move. The order is: the vendor's own id; the same series on the same day, nearest first;
 * the same series a few hours away (past midnight); the same series at another time, when the list misses the known row
 * (it moved); another title at the same hour, when the known row is missing and no other row fits.
 */
export function recognise(
  rows: readonly Listing[],
  known: readonly StoredListing[],
  rules: RecognitionRules,
): readonly (StoredListing | null)[] {
  const found: (StoredListing | null)[] = rows.map(() => null);
  const taken = new Set<StoredListing>();
  const take = (matches: readonly Match[]): void => {
    for (const [{ order }, { row: one }] of matches) {
      found[order] = one;
      taken.add(one);
    }
  };
  const allRows = inTime(rows);
  const allKnown = inTime(known);
  const freeRows = () => allRows.filter(({ order }) => !found[order]);
  const freeKnown = () => allKnown.filter(({ row }) => !taken.has(row));
  take(matchBy(seriesOf, freeRows(), ofVendorId(freeKnown()), Infinity));
  take(matchBy(({ day, ...row }) => `${day} ${seriesOf(row)}`, freeRows(), freeKnown(), rules.sameDayMs));
  take(matchBy(seriesOf, freeRows(), freeKnown(), OVER_MIDNIGHT_MS));
  const isMissing = ({ row }: InTime<StoredListing>): boolean =>
    row.goneAt !== null || isCovered(row.timeIso, rules.covers);
  const limits = new Map(
    freeKnown()
      .filter(isMissing)
      .map((one) => [one, longestMove(one.row, rules)]),
  );
  for (const limitMs of [...new Set(limits.values())].sort((a, b) => a - b)) {
    const mayMove = freeKnown().filter((one) => (limits.get(one) ?? -1) >= limitMs);
    take(matchBy(seriesOf, freeRows(), mayMove, limitMs));
  }
  if (rules.covers === null) return found;
  take(renamed(freeRows(), freeKnown(), rules));
  return found;
}

function inTime<Row extends Listing>(rows: readonly Row[]): readonly InTime<Row>[] {
  return rows.map((row, order) => ({ row, at: Date.parse(row.timeIso), order }));
}

function ofVendorId(known: readonly InTime<StoredListing>[]): readonly InTime<StoredListing>[] {
  return known.filter(({ row }) => row.vendorId !== null);
}

/** Matches rows with known rows that have the same key, the nearest first. */
function matchBy(
  keyOf: (row: Listing) => string,
  rows: readonly InTime<Listing>[],
  known: readonly InTime<StoredListing>[],
  limitMs: number,
): readonly Match[] {
  const byKey = Map.groupBy(known, ({ row }) => keyOf(row));
  return [...Map.groupBy(rows, ({ row }) => keyOf(row))].flatMap(([key, own]) =>
    matchNearest(own, byKey.get(key) ?? [], limitMs),
  );
}

/** Whether a list that covers `span` should name a row of this time. */
export function isCovered(timeIso: string, span: Span | null): boolean {
  const at = Date.parse(timeIso);
  return span !== null && at >= span.from.getTime() && at < span.to.getTime();
}

/**
 * A vendor's own id decides alone. Without one, the country counts too, because vendors may leave it out of a title:
 * the titles of production in France and in Italy are then equal.
 */
function seriesOf({ vendorId, base, country }: Pick<Listing, 'vendorId' | 'base' | 'country'>): string {
  return vendorId ?? `${base} ${country}`;
}

/**
 * How far a missing row can have moved, in ms; less than 0 for a row that cannot. A row with its actual cannot. A figure can
 * move by a few days, and by one day after another vendor has its actual. A speech can move by a day while it is not over: a
 * person who speaks on Monday and on Wednesday speaks twice.
 */
function longestMove(known: StoredListing, { now, isReleased }: RecognitionRules): number {
  if (known.vendorId !== null || known.actual !== null) return CANNOT_MOVE;
  const series = readSeries(known);
  if (series.isFigure && !series.isRecurring) return isReleased(known) ? ONE_RELEASE_MS : FIGURE_MOVES_MS;
  const lastSeen = Date.parse(known.goneAt ?? now.toISOString());
  return Date.parse(known.timeIso) > lastSeen - PUBLISHING_MS ? ONE_RELEASE_MS : CANNOT_MOVE;
}

/** Rows with another title than a missing known row, where only the two fit each other. */
function renamed(
  rows: readonly InTime<Listing>[],
  known: readonly InTime<StoredListing>[],
  { kindOf }: RecognitionRules,
): readonly Match[] {
  const unnamed = known.filter(({ row }) => row.vendorId === null).map((one) => titled(one, kindOf));
  const partnersOf = indexPartners(unnamed);
  const fits = rows.flatMap((one) => {
    const named = titled(one, kindOf);
    return partnersOf(named)
      .filter((other) => isRenamed(named, other))
      .map((other): Match => [one, other]);
  });
  const ofRow = Map.groupBy(fits, ([one]) => one);
  const ofKnown = Map.groupBy(fits, ([, other]) => other);
  return fits.filter(([one, other]) => ofRow.get(one)?.length === 1 && ofKnown.get(other)?.length === 1);
}

interface Titled<Row> extends InTime<Row>, Placed {}

function titled<Row extends Listing>(one: InTime<Row>, kindOf: KindOf): Titled<Row> {
  const { country, currency, holiday } = one.row;
  return { ...one, ...namedBy(one.row, kindOf), place: `${country} ${currency} ${holiday}` };
}

function isRenamed(one: Titled<Listing>, other: Titled<StoredListing>): boolean {
  const [now, before] = [one.series, other.series];
  const gapMs = Math.abs(one.at - other.at);
  // A released row does not move: the same words days later are the next release.
  if (gapMs > (other.row.actual === null ? longestGap(now, before) : TENTATIVE_MS)) return false;
  if (!stagesAgree(now.stage, before.stage) || !measureTheSame(one, other)) return false;
  const areKnown = one.kind !== null && other.kind !== null;
  return now.period === before.period || (areKnown && (now.period === null || before.period === null));
}

/** Names that are free: the stem, or "stem-2", "stem-3" … when it is taken. Each is taken then. */
export function freeNames(taken: Iterable<string>): (stem: string) => string {
  const used = new Set(taken);
  const next = new Map<string, number>();
  return (stem) => {
    let id = stem;
    let ordinal = next.get(stem) ?? 2;
    for (; used.has(id); ordinal += 1) id = `${stem}-${ordinal}`;
    next.set(stem, ordinal);
    used.add(id);
    return id;
  };
}
