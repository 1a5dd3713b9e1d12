import { isRevised } from '#domain/events/revised.ts';
import type { EventDraft } from '../draft.ts';

/** Rows of the RSS leave it after a day; more than this many were never there at once. */
const MAX_KEPT = 2000;

/**
 * Tells a revision from two vendors' difference: the RSS changes its own "previous" when a figure comes out. What it
 * said before is kept in memory; where that is not known (a restart in between) no revision is claimed.
 */
export function createPreviousWatch() {
  const before = new Map<string, string>();
  const keyOf = ({ base, day }: EventDraft) => `${base} ${day}`;
  return {
    /** Keeps what rows without a figure say, to be asked before the same reading is merged. */
    note(rows: readonly EventDraft[]): void {
      for (const row of rows) {
        if (row.actual === null && row.previous !== null) before.set(keyOf(row), row.previous);
      }
      for (const key of [...before.keys()].slice(0, Math.max(0, before.size - MAX_KEPT))) before.delete(key);
    },
    /** Whether a row that has its figure now names another previous one than while the figure was awaited. */
    isRevised(row: EventDraft): boolean {
      return row.actual !== null && isRevised(before.get(keyOf(row)) ?? null, row.previous);
    },
  };
}
