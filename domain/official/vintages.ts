import type { StoredObservation } from '#contracts/observations.ts';

/** The values of one series as they were known at an instant (ISO 8601): of each period the newest vintage by then. */
export function knownAt(
  vintages: readonly StoredObservation[],
  at: string,
): ReadonlyMap<string, StoredObservation> {
  const known = new Map<string, StoredObservation>();
  for (const one of vintages) {
    const before = known.get(one.period);
    if (one.firstSeenAt <= at && (!before || before.vintage < one.vintage)) known.set(one.period, one);
  }
  return known;
}

/** The vintage that came before this one; null for a first print. */
export function vintageBefore(
  vintages: readonly StoredObservation[],
  { period, vintage }: StoredObservation,
): StoredObservation | null {
  return vintages.find((one) => one.period === period && one.vintage === vintage - 1) ?? null;
}
