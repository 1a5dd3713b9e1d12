import { compareFigures, differGreatly, parseFigure, stepOf } from './figures.ts';

/**
 * Whether `later` is another figure than `earlier`, and not the same one with more decimals ("1.5%" and "1.53%").
 * False when the two cannot be compared: odd texts, other units.
 */
export function isRevised(earlier: string | null, later: string | null): boolean {
  const difference = compareFigures(earlier, later);
  const [before, after] = [parseFigure(earlier), parseFigure(later)];
  if (!difference || !before || !after || earlier === null || later === null) return false;
  const coarser = Math.max(stepOf(earlier), stepOf(later));
  return Math.abs(before.value - after.value) > coarser / 2 + coarser * 1e-9;
}

interface Previous {
  readonly previous: string | null;
  /** The `previous` of the time before the release; null when the row was not seen then. */
  readonly awaitedPrevious: string | null;
}

/**
 * Whether two rows of one release speak of two series, as one adjusted for the season and one unadjusted (K3): their
 * previous figures differ by more than rounding before the release, or later by more than any revision.
 */
export function speakOfTwoSeries(one: Previous, other: Previous): boolean {
  if (one.awaitedPrevious !== null && other.awaitedPrevious !== null)
    return isRevised(one.awaitedPrevious, other.awaitedPrevious);
  return differGreatly(one.previous ?? one.awaitedPrevious, other.previous ?? other.awaitedPrevious);
}

interface Change {
  readonly field: string;
  readonly seenAt: string;
  readonly before: string | null;
}

interface Revisable {
  readonly timeIso: string;
  readonly previous: string | null;
}

/** A "previous" that changes before its own release is a correction of the listing, not a revision. */
const EARLY_MS = 5 * 60_000;

/**
 * The first "previous" of a release that was revised later (K3); revisions are published with the release. `changes`
 * are those of the event, oldest first. Null without a revision.
 */
export function previousRevisedFrom(event: Revisable, changes: readonly Change[]): string | null {
  const from = Date.parse(event.timeIso) - EARLY_MS;
  const first = changes.find(
    ({ field, seenAt, before }) => field === 'previous' && before !== null && Date.parse(seenAt) >= from,
  );
  // A reading that changes the forecast too brought the figures of another calendar.
  const isOther = changes.some(
    ({ field, seenAt, before }) => field === 'forecast' && seenAt === first?.seenAt && before !== null,
  );
  const original = isOther ? null : (first?.before ?? null);
  return isRevised(original, event.previous) ? original : null;
}
