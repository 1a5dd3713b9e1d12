import type { Listing, StoredListing } from '#contracts/listing.ts';
import type { KindOf } from './pair.ts';
import { longestGap, readSeries, TENTATIVE_MS } from './series.ts';
import { likeness, sameSeries, stagesAgree } from './titles.ts';

/** A stretch of time, its end excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface RecognitionRules {
  /** How far, in ms, a row may lie from a known row of the same series and day and still be it. */
  readonly sameDayMs: number;
  /** The time of which the rows name every event; null where they name only some. */
  readonly covers: Span | null;
  readonly kindOf: KindOf;
}

/** A tentative time may slip over midnight; farther apart, another day's row is another event. */
const OVER_MIDNIGHT_MS = 6 * 3_600_000;
const LIKE_ENOUGH = 0.82;
const MAX_SLUG = 96;

interface Match {
  readonly row: number;
  readonly known: StoredListing;
  readonly gapMs: number;
}

/** Lower-case words joined by hyphens, `[a-z0-9-]` only; "S&P/CS HPI y/y" → "s-p-cs-hpi-y-y". */
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
 * Finds which known row of the same vendor each of `rows` is (SPEC K3), one to one; null for a row not known yet. Clock
 * times never identify a row: they move. In this order: the vendor's own id; the same series on the same day, nearest
 * first; the same series a few hours off (over midnight); the same series at another time, when the known row should be
 * named and is not (it moved); another title at the same hour, when the known row is missing and nothing else fits.
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
  const inSeries = matchesOf(rows, known, isSameSeries);
  take(inSeries.filter(({ known: { vendorId } }) => vendorId !== null));
  take(
    inSeries.filter(({ row, known: { day }, gapMs }) => day === rows[row]?.day && gapMs <= rules.sameDayMs),
  );
  take(inSeries.filter(({ gapMs }) => gapMs <= OVER_MIDNIGHT_MS));
  take(inSeries.filter(({ known: one }) => isMissing(one) && isMovable(one)));
  if (rules.covers === null) return found;
  const unnamed = known.filter((one) => one.vendorId === null && !taken.has(one));
  const renamed = matchesOf(rows, unnamed, (row, one) => isRenamed(row, one, rules.kindOf));
  take(renamed.filter((match) => found[match.row] === null && isOnly(match, renamed, found)));
  return found;
}

/** Whether a list that covers `span` should name a row of this time. */
export function isCovered(timeIso: string, span: Span | null): boolean {
  const at = Date.parse(timeIso);
  return span !== null && at >= span.from.getTime() && at < span.to.getTime();
}

/**
 * A vendor's own id says it all. Without one the country counts beside the words, because vendors may leave it out of a
 * title: France's and Italy's production then read alike.
 */
function isSameSeries(row: Listing, known: StoredListing): boolean {
  if (row.vendorId !== null) return row.vendorId === known.vendorId;
  return known.vendorId === null && row.base === known.base && row.country === known.country;
}

function isMovable({ actual, vendorId }: StoredListing): boolean {
  return vendorId === null && actual === null;
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

function isRenamed(row: Listing, known: StoredListing, kindOf: KindOf): boolean {
  const isSamePlace = row.country === known.country && row.currency === known.currency;
  if (!isSamePlace || row.holiday !== known.holiday) return false;
  const [now, before] = [readSeries(row), readSeries(known)];
  const gapMs = gapOf(row.timeIso, known.timeIso);
  // A row that is out stays where it is: days later, the same words are the next release.
  if (gapMs > (known.actual === null ? longestGap(now, before) : TENTATIVE_MS)) return false;
  if (!stagesAgree(now.stage, before.stage) || !sameSeries(now.words, before.words)) return false;
  const [kind, kindBefore] = [kindOf(now.title), kindOf(before.title)];
  const isSamePeriod = now.period === before.period;
  if (kind !== null && kindBefore !== null)
    return kind === kindBefore && (isSamePeriod || now.period === null || before.period === null);
  return isSamePeriod && likeness(now.words, before.words) >= LIKE_ENOUGH;
}

/** Whether no other row that is still free could be the same known row, and no other known row this one. */
function isOnly(match: Match, all: readonly Match[], found: readonly (StoredListing | null)[]): boolean {
  const free = all.filter(({ row }) => found[row] === null);
  return free.every((one) => one === match || (one.row !== match.row && one.known !== match.known));
}

/** `stem`, or "stem-2", "stem-3" … where that is taken; adds it to `taken`. */
export function nextFree(stem: string, taken: Set<string>): string {
  let id = stem;
  for (let ordinal = 2; taken.has(id); ordinal += 1) id = `${stem}-${ordinal}`;
  taken.add(id);
  return id;
}
