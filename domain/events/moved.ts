interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Tentative times drift by minutes; an hour is another appointment. */
const MOVED_MS = 60 * 60_000;

/**
 * When an event was first listed for, where that is an hour or more from its time now (SPEC K3); else null. `changes` are
 * the event's own, oldest first.
 */
export function movedFrom(timeIso: string, changes: readonly Change[]): string | null {
  const isFar = (one: string | null, other: string | null): boolean =>
    Math.abs(Date.parse(one ?? '') - Date.parse(other ?? '')) >= MOVED_MS;
  const first = changes.find(
    ({ field, before, after }) => field === 'timeIso' && isFar(before, after),
  )?.before;
  return first && isFar(first, timeIso) ? first : null;
}
