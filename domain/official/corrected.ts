import type { StoredObservation } from '#contracts/observations.ts';

/**
 * The vintages of a series that is entered by hand, in the order of the store: each period once, with the value that was
 * entered last and the times of the first entry. Its later entries correct a mistake of this site; no publisher revised anything.
 */
export function correctedByHand(vintages: readonly StoredObservation[]): readonly StoredObservation[] {
  const last = new Map(vintages.map((one) => [one.period, one]));
  const first = vintages.filter(({ vintage }) => vintage === 1);
  return first.map((one) => ({ ...one, value: last.get(one.period)?.value ?? one.value }));
}
