/** Days of a publisher's releases that a person copied from a document, because programs may not read them. */
export interface CopiedDays {
  /** By the name of the release: days "YYYY-MM-DD", in order. */
  readonly days: Readonly<Record<string, readonly string[]>>;
}

export interface CopiedListEnd {
  /** The last day that the list names; after it, it says nothing. */
  readonly endsOn: string;
  /** Days from today to that day; below zero once it is over. */
  readonly daysLeft: number;
  /** `ending`: the next days have to be copied now. */
  readonly state: 'ok' | 'ending' | 'ended';
}

const DAY_MS = 86_400_000;
/** Days before the end from which the owner is warned. */
const WARN_DAYS = 30;

/** Where a copied list ends, and how soon. */
export function endOfList({ days }: CopiedDays, now: Date): CopiedListEnd {
  const endsOn = lastDayOf({ days });
  const today = now.toISOString().slice(0, 10);
  const daysLeft = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS);
  return { endsOn, daysLeft, state: daysLeft < 0 ? 'ended' : daysLeft <= WARN_DAYS ? 'ending' : 'ok' };
}

/** The last day that a copied list names. Throws RangeError for a list without days. */
export function lastDayOf({ days }: CopiedDays): string {
  const last = Object.values(days).flat().sort().at(-1);
  if (last === undefined) throw new RangeError('a copied list has no days');
  return last;
}
