import { SHARE_BASES, type ShareBasis } from '#contracts/share-basis.ts';

/** The snapshots (oldest first) that count what the latest one counts: no series has others in it. */
export function ofLatestBasis<Row extends { readonly basis: ShareBasis }>(
  rows: readonly Row[],
): readonly Row[] {
  const basis = rows.at(-1)?.basis;
  return rows.every((row) => row.basis === basis) ? rows : rows.filter((row) => row.basis === basis);
}

/**
 * What most of the instruments count, of several the first of SHARE_BASES; null where nothing is known. Instruments are
 * compared with each other only in this basis.
 */
export function commonBasis(bases: readonly (ShareBasis | null | undefined)[]): ShareBasis | null {
  const times = (basis: ShareBasis) => bases.filter((one) => one === basis).length;
  return SHARE_BASES.toSorted((one, other) => times(other) - times(one)).find(times) ?? null;
}
