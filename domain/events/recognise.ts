import type { Listing, StoredListing } from '#contracts/listing.ts';
import { type KindOf, measureTheSame, namedBy } from './measure.ts';
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
const MAX_SLUG = 96;

interface Match {
  readonly row: number;
  readonly known: StoredListing;
  readonly gapMs: number;
}

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
    for (const match of matches.toSorted((a, b) => a.gapMs - b.gapMs)) {
      if (found[match.row] || taken.has(match.known)) continue;
      found[match.row] = match.known;
      taken.add(match.known);
    }
  };
  const isMissing = (one: StoredListing): boolean =>
    !taken.has(one) && (one.goneAt !== null || isCovered(one.timeIso, rules.covers));
  const inSeries = matchesInSeries(rows, known);
  take(inSeries.filter(({ known: { vendorId } }) => vendorId !== null));
  take(
    inSeries.filter(({ row, known: { day }, gapMs }) => day === rows[row]?.day && gapMs <= rules.sameDayMs),
  );
  take(inSeries.filter(({ gapMs }) => gapMs <= OVER_MIDNIGHT_MS));
  take(inSeries.filter((match) => isMissing(match.known) && hasMoved(match, rules)));
  if (rules.covers === null) return found;
  const unnamed = known.filter((one) => one.vendorId === null && !taken.has(one));
  const renamed = matchesOf(rows, unnamed, (row, one) => isRenamed(row, one, rules));
  take(renamed.filter((match) => found[match.row] === null && isOnly(match, renamed, found)));
  return found;
}

/** Whether a list that covers `span` should name a row of this time. */
export function isCovered(timeIso: string, span: Span | null): boolean {
  const at = Date.parse(timeIso);
  return span !== null && at >= span.from.getTime() && at < span.to.getTime();
}

/** Every row with every known row of its series. */
function matchesInSeries(rows: readonly Listing[], known: readonly StoredListing[]): Match[] {
  const bySeries = Map.groupBy(known, seriesOf);
  return rows.flatMap((row, index) =>
    (bySeries.get(seriesOf(row)) ?? []).map((one) => ({
      row: index,
      known: one,
      gapMs: gapOf(row.timeIso, one.timeIso),
    })),
  );
}

/**
 * A vendor's own id decides alone. Without one, the country counts too, because vendors may leave it out of a title:
 * the titles of production in France and in Italy are then equal.
 */
function seriesOf({ vendorId, base, country }: Listing): string {
  return vendorId ?? `${base} ${country}`;
}

/**
 * Whether a missing row can have moved to the time of another. A row with its actual cannot. A figure can move by a few
 * days, and by one day after another vendor has its actual. A speech can move by a day while it is not over: a person who
 * speaks on Monday and on Wednesday speaks twice.
 */
function hasMoved({ known, gapMs }: Match, { now, isReleased }: RecognitionRules): boolean {
  if (known.vendorId !== null || known.actual !== null) return false;
  const series = readSeries(known);
  if (series.isFigure && !series.isRecurring)
    return gapMs <= (isReleased(known) ? ONE_RELEASE_MS : FIGURE_MOVES_MS);
  const lastSeen = Date.parse(known.goneAt ?? now.toISOString());
  return gapMs <= ONE_RELEASE_MS && Date.parse(known.timeIso) > lastSeen - PUBLISHING_MS;
}

function matchesOf(
  rows: readonly Listing[],
  known: readonly StoredListing[],
  fits: (row: Listing, one: StoredListing) => boolean,
): Match[] {
  return rows.flatMap((row, index) =>
    known
      .filter((one) => fits(row, one))
      .map((one) => ({ row: index, known: one, gapMs: gapOf(row.timeIso, one.timeIso) })),
  );
}

function gapOf(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

function isRenamed(row: Listing, known: StoredListing, { kindOf }: RecognitionRules): boolean {
  const isSamePlace = row.country === known.country && row.currency === known.currency;
  if (!isSamePlace || row.holiday !== known.holiday) return false;
  const [one, other] = [namedBy(row, kindOf), namedBy(known, kindOf)];
  const [now, before] = [one.series, other.series];
  const gapMs = gapOf(row.timeIso, known.timeIso);
  // A released row does not move: the same words days later are the next release.
  if (gapMs > (known.actual === null ? longestGap(now, before) : TENTATIVE_MS)) return false;
  if (!stagesAgree(now.stage, before.stage) || !measureTheSame(one, other)) return false;
  const areKnown = one.kind !== null && other.kind !== null;
  return now.period === before.period || (areKnown && (now.period === null || before.period === null));
}

/** Whether no other free row fits the same known row, and no other known row fits this one. */
function isOnly(match: Match, all: readonly Match[], found: readonly (StoredListing | null)[]): boolean {
  const free = all.filter(({ row }) => found[row] === null);
  return free.every((one) => one === match || (one.row !== match.row && one.known !== match.known));
}

/** `stem`, or "stem-2", "stem-3" … when it is taken; adds the result to `taken`. */
export function nextFree(stem: string, taken: Set<string>): string {
  let id = stem;
  for (let ordinal = 2; taken.has(id); ordinal += 1) id = `${stem}-${ordinal}`;
  taken.add(id);
  return id;
}
