import { compareFigures, parseFigure, stepOf } from './figures.ts';

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
  const original = first?.before ?? null;
  return isRevised(original, event.previous) ? original : null;
}
