import { FeedError } from '#feeds/ports.ts';

/** Rows that stand, and how many did not and why. */
export interface Sifted<Row> {
  readonly rows: readonly Row[];
  readonly received: number;
  readonly dropped: Readonly<Record<string, number>>;
}

/** Rows dropped for these reasons, or kept in spite of them, hide no event: it is another's, or named without its date. */
const HARMLESS: ReadonlySet<string> = new Set([
  'duplicate',
  'other_currency',
  'unknown_country_kept',
  'no_date',
]);

/**
 * Whether every event of a list could be read. A row that could not be (a wrong type) may be any event we know,
 * so such a list says nothing about those it does not name.
 */
export function isWhole({ dropped }: Pick<Sifted<object>, 'dropped'>): boolean {
  return Object.keys(dropped).every((reason) => HARMLESS.has(reason));
}

/** Why a row does not stand. */
export class Dropped {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * Maps rows one by one; a bad one is dropped and counted, the rest stands. An empty list is an empty calendar, but rows
 * of which not one can be read mean that the upstream changed its shape: FeedError `malformed`.
 */
export function sift<Raw, Row extends object>(
  upstream: string,
  raw: readonly Raw[],
  map: (row: Raw) => Row | Dropped,
): Sifted<Row> {
  const rows: Row[] = [];
  const dropped: Record<string, number> = {};
  for (const row of raw) {
    const mapped = map(row);
    if (mapped instanceof Dropped) dropped[mapped.reason] = (dropped[mapped.reason] ?? 0) + 1;
    else rows.push(mapped);
  }
  if (raw.length > 0 && rows.length === 0) {
    throw new FeedError(
      'malformed',
      `${upstream}: none of ${raw.length} rows can be used ${JSON.stringify(dropped)}`,
    );
  }
  return { rows, received: raw.length, dropped };
}
