import type { Listing } from '#contracts/listing.ts';
import { isPlausible } from '#contracts/plausible.ts';
import { limitsOf, MOST_OF_SERIES, refuseMore, type UpstreamFile } from '#feeds/limits.ts';
import { FeedError } from '#feeds/ports.ts';

/** Usable rows, and how many were dropped for which reason. */
export interface MappedRows {
  readonly rows: readonly Listing[];
  readonly received: number;
  readonly dropped: Readonly<Record<string, number>>;
}

/** Reasons that hide no event: the row is a copy of another one, of a country we do not follow, or has its name but no date. */
const HARMLESS: ReadonlySet<string> = new Set(['duplicate', 'other_currency', 'no_date']);
/** End of a reason that counts rows which are kept although one of their values is unknown. */
const KEPT = '_kept';

/**
 * Whether every event of a list could be read. An unreadable row (a wrong type) may be any known event, so such a list
 * does not say which events are missing.
 */
export function isWhole({ dropped }: Pick<MappedRows, 'dropped'>): boolean {
  return Object.keys(dropped).every((reason) => HARMLESS.has(reason) || reason.endsWith(KEPT));
}

/** Thrown with the reason why a row is dropped. */
export class Dropped {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Values that cost only themselves, counted for the log. */
export type Oddity = `${string}${typeof KEPT}`;
export type NoteOddity = (reason: Oddity) => void;

/**
 * Maps rows one by one; a bad row is dropped and counted, the rest is kept. Of two equal rows the one with more values is kept.
 * An empty list is an empty calendar. A list that is longer than its source ever is, or has too many rows of one series, is
 * `malformed`. When no row can be read, the upstream changed its shape: FeedError `malformed`.
 */
export function mapRows<Raw>(
  upstream: UpstreamFile,
  raw: readonly Raw[],
  map: (row: Raw, note: NoteOddity) => Listing | Dropped,
): MappedRows {
  refuseMore(upstream, 'rows', raw.length, limitsOf(upstream).wide);
  const rows = new Map<string, Listing>();
  const dropped: Record<string, number> = {};
  const count = (reason: string): void => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  for (const one of raw) {
    const row = map(one, count);
    if (row instanceof Dropped) {
      count(row.reason);
      continue;
    }
    const key = row.vendorId ?? `${row.base} ${row.timeIso}`;
    const twin = rows.get(key);
    if (twin) count('duplicate');
    if (!twin || fullness(row) > fullness(twin)) rows.set(key, row);
  }
  if (raw.length > 0 && rows.size === 0) {
    throw new FeedError(
      'malformed',
      `${upstream}: none of ${raw.length} rows can be used ${JSON.stringify(dropped)}`,
    );
  }
  // Rows with an id are matched by it alone.
  const unnamed = [...rows.values()].filter(({ vendorId }) => vendorId === null);
  for (const own of Map.groupBy(unnamed, ({ base, country }) => `${base} ${country}`).values())
    refuseMore(upstream, 'rows of one series', own.length, MOST_OF_SERIES);
  return { rows: [...rows.values()], received: raw.length, dropped };
}

/** Without the rows of a date that no calendar can list at `now`: each counts as a row whose date cannot be read. */
export function withoutFar<Mapped extends MappedRows>(mapped: Mapped, now: Date): Mapped {
  const rows = mapped.rows.filter(({ timeIso }) => isPlausible(timeIso, now.toISOString()));
  const far = mapped.rows.length - rows.length;
  if (far === 0) return mapped;
  const { bad_date: unread = 0 } = mapped.dropped;
  return { ...mapped, rows, dropped: { ...mapped.dropped, bad_date: unread + far } };
}

/** How many of its optional values a row has; an impact that is not known is low. */
function fullness({ forecast, previous, actual, impact }: Listing): number {
  const figures = [forecast, previous, actual].filter((figure) => figure !== null).length;
  return figures + (impact === 'low' ? 0 : 1);
}
