import { FeedError } from '#feeds/ports.ts';

/** Usable rows, and how many were dropped for which reason. */
export interface MappedRows<Row> {
  readonly rows: readonly Row[];
  readonly received: number;
  readonly dropped: Readonly<Record<string, number>>;
}

/** Reasons that hide no event: the row is a copy of another one, or has its name but no date. */
const HARMLESS: ReadonlySet<string> = new Set([
  'duplicate',
  'other_currency',
  'unknown_country_kept',
  'no_date',
]);

/**
 * Whether every event of a list could be read. An unreadable row (a wrong type) may be any known event, so such a list
 * does not say which events are missing.
 */
export function isWhole({ dropped }: Pick<MappedRows<object>, 'dropped'>): boolean {
  return Object.keys(dropped).every((reason) => HARMLESS.has(reason));
}

/** Thrown with the reason why a row is dropped. */
export class Dropped {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * Maps rows one by one; a bad row is dropped and counted, the rest is kept. An empty list is an empty calendar. When no row
 * can be read, the upstream changed its shape: FeedError `malformed`.
 */
export function mapRows<Raw, Row extends object>(
  upstream: string,
  raw: readonly Raw[],
  map: (row: Raw) => Row | Dropped,
): MappedRows<Row> {
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
