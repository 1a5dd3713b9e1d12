import { compareFigures, parseFigure, stepOf } from './figures.ts';

/**
 * Whether `later` is another figure than `earlier` and not only the same one written with more decimals
 * ("1.5%" and "1.53%"). False where the two cannot be compared: odd texts, other units.
 */
export function isRevised(earlier: string | null, later: string | null): boolean {
  const difference = compareFigures(earlier, later);
  const [before, after] = [parseFigure(earlier), parseFigure(later)];
  if (!difference || !before || !after || earlier === null || later === null) return false;
  const coarser = Math.max(stepOf(earlier), stepOf(later));
  return Math.abs(before.value - after.value) > coarser / 2 + coarser * 1e-9;
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

/** Told before its own release, another "previous" is a correction of the listing, not a revision of the figure. */
const EARLY_MS = 5 * 60_000;

/**
 * What a release's "previous" said first, where it has been revised since (SPEC K3): revisions are published with the
 * release. `changes` are the event's own, oldest first. Null when it was not revised.
 */
export function previousRevisedFrom(event: Revisable, changes: readonly Change[]): string | null {
  const from = Date.parse(event.timeIso) - EARLY_MS;
  const first = changes.find(
    ({ field, seenAt, before }) => field === 'previous' && before !== null && Date.parse(seenAt) >= from,
  );
  const told = first?.before ?? null;
  return isRevised(told, event.previous) ? told : null;
}
