import { VISIT_KEYS } from '#contracts/storage.ts';

/** One visit of a live page: when, and what it showed. */
export interface Visit<Seen> {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly seen: Seen;
}

/** A page opened again within this time is the same visit. */
const SAME_VISIT_MS = 30 * 60_000;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps on the device that the page shows `seen` now, and returns the visit before this one; null for a first visit, and
 * where storage is blocked, holds something else or a visit from later than now, dated by a wrong clock (H8, J4).
 */
export function noteVisit<Seen>(
  page: 'vs-traders' | 'fx-impact',
  isSeen: (value: unknown) => value is Seen,
  seen: Seen,
  now: number,
  around: { readonly localStorage: Shelf } = globalThis,
): Visit<Seen> | null {
  const key = `${VISIT_KEYS}${page}`;
  try {
    const kept = lastVisit(around.localStorage.getItem(key), isSeen);
    const last = kept && kept.at - now > SAME_VISIT_MS ? null : kept;
    const before = last && (now - last.at < SAME_VISIT_MS ? last.before : { at: last.at, seen: last.seen });
    around.localStorage.setItem(key, JSON.stringify({ at: now, seen, before }));
    return before;
  } catch {
    return null;
  }
}

interface Kept<Seen> extends Visit<Seen> {
  readonly before: Visit<Seen> | null;
}

function lastVisit<Seen>(text: string | null, isSeen: (value: unknown) => value is Seen): Kept<Seen> | null {
  const visitOf = (value: unknown): Visit<Seen> | null => {
    const { at, seen } = (value ?? {}) as Partial<Visit<unknown>>;
    return typeof at === 'number' && isSeen(seen) ? { at, seen } : null;
  };
  try {
    const kept: { before?: unknown } | null = JSON.parse(text ?? 'null');
    const last = visitOf(kept);
    return last && { ...last, before: visitOf(kept?.before) };
  } catch {
    return null;
  }
}
