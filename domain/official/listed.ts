import { periodSchema } from '#contracts/observations.ts';
import type { ReleaseId, Sighting, StoredSighting } from '#contracts/schedules.ts';
import { matchNearest } from '#domain/events/nearest.ts';
import { typeOf } from './period.ts';

/** One row of a publisher's schedule. */
export interface ScheduledRow {
  readonly release: ReleaseId;
  /** The period it is about; null where the publisher names none. */
  readonly period: string | null;
  /** An instant, or a day where no hour is named. */
  readonly at: string;
  readonly state: 'scheduled' | 'cancelled' | 'postponed';
}

/** A reading of a schedule. */
export interface ListedSchedule {
  readonly rows: readonly ScheduledRow[];
  /** The releases of rows that could not be read; null for a row that does not say of which release it is. */
  readonly unread: readonly (ReleaseId | null)[];
  /** The list names every release before this time; null when it may be incomplete. */
  readonly coversUntil: string | null;
  readonly readAt: string;
}

/** What a reading adds, before the store drops what it knows already. */
export interface ScheduleNews {
  readonly sightings: readonly Omit<Sighting, 'request'>[];
  /** Rows for which the same list names two times. */
  readonly conflicting: number;
  /** Releases that had coming rows and have none in this list. */
  readonly lost: readonly ReleaseId[];
  /** Coming occurrences that the list misses while it is too short, or not whole, to withdraw them. */
  readonly unconfirmed: number;
}

/** A release without a period that disappears, and one that appears this close to it, are the same. */
const REPLACED_MS = 31 * 86_400_000;
/** A period that is over and is listed again this much later has a later estimate; before that, it was put off. */
const LATER_ESTIMATE_MS = 14 * 86_400_000;
/** A list with a smaller share of a year's known rows is treated as incomplete for that year. */
const FULL_SHARE = 0.75;

/**
 * Compares a reading with the newest sighting of each known occurrence. A row without a period belongs to the occurrence of
 * its time; a new time takes the nearest occurrence that the list no longer has. A coming occurrence that a whole list
 * misses is withdrawn. A list is not whole with a row that could not be read, with two times for one period, and without
 * any row of a release that it had: then it withdraws nothing.
 */
export function scheduleNews(
  known: readonly StoredSighting[],
  { rows, unread, coversUntil, readAt }: ListedSchedule,
): ScheduleNews {
  const newest = [...new Map(known.map((one) => [keyOf(one), one])).values()];
  const { unique, doubtful } = withoutConflicts(rows);
  const hasUnread = (release: ReleaseId) => unread.includes(null) || unread.includes(release);
  const named = nameOccurrences(newest, unique, { readAt, hasUnread });
  const listed = new Set(named.map(keyOf));
  const doubtedPeriods = new Set(
    doubtful.filter(hasPeriod).map(({ release, period }) => `${release} ${period}`),
  );
  const doubtedTimes = new Set(
    doubtful.filter((row) => !hasPeriod(row)).map(({ release, at }) => `${release} ${at}`),
  );
  const isListed = (one: StoredSighting) =>
    listed.has(keyOf(one)) ||
    doubtedPeriods.has(`${one.release} ${nameOf(one)}`) ||
    doubtedTimes.has(`${one.release} ${one.at}`);
  const isExpected = ({ at, state }: StoredSighting) =>
    state !== 'withdrawn' && state !== 'cancelled' && at > readAt && coversUntil !== null && at < coversUntil;
  const expected = newest.filter(isExpected);
  const had = new Set(expected.map(({ release }) => release));
  const given = new Set(rows.map(({ release }) => release));
  const lost = [...had].filter((release) => !given.has(release));
  const isWhole = unread.length === 0 && doubtful.length === 0 && lost.length === 0;
  // Publishers list a year at a time: a year that is missing must not withdraw its releases.
  const byYear = [...Map.groupBy(expected, ({ at }) => at.slice(0, 4))].map(([year, ofYear]) => {
    const missing = ofYear.filter((one) => !isListed(one));
    const isFew = ofYear.length - missing.length < ofYear.length * FULL_SHARE && missing.length > 1;
    return { missing, isShort: !isWhole || isFew || !rows.some((row) => row.at.startsWith(year)) };
  });
  const missingIn = (short: boolean) =>
    byYear.flatMap(({ missing, isShort }) => (isShort === short ? missing : []));
  const withdrawn = missingIn(false).map((one) => ({ ...one, state: 'withdrawn' as const }));
  return {
    sightings: [...named, ...withdrawn].map(({ release, occurrence, at, state }) => ({
      release,
      occurrence,
      at,
      state,
      firstSeenAt: readAt,
    })),
    conflicting: doubtful.length,
    lost,
    unconfirmed: missingIn(true).length,
  };
}

type Named = Pick<Sighting, 'release' | 'occurrence' | 'at' | 'state'>;

function keyOf({ release, occurrence }: Pick<Sighting, 'release' | 'occurrence'>): string {
  return `${release} ${occurrence}`;
}

/** Each row once; none of those that give one release and period two times. A scheduled time replaces a cancelled or postponed one. */
function withoutConflicts(rows: readonly ScheduledRow[]): {
  readonly unique: readonly ScheduledRow[];
  readonly doubtful: readonly ScheduledRow[];
} {
  const byTime = new Map(rows.map((row) => [`${row.release} ${row.period} ${row.at} ${row.state}`, row]));
  const groups = Map.groupBy(byTime.values(), ({ release, period, at }) => `${release} ${period ?? at}`);
  const valid = [...groups.values()].map((group) => {
    const scheduled = group.filter(({ state }) => state === 'scheduled');
    return scheduled.length > 0 ? scheduled : group;
  });
  return {
    unique: valid.filter(isSingle).flat(),
    doubtful: valid.filter((group) => !isSingle(group)).flat(),
  };
}

const isSingle = ({ length }: readonly unknown[]) => length === 1;

interface Read {
  readonly readAt: string;
  /** Whether a row of the release may be among those that could not be read. */
  readonly hasUnread: (release: ReleaseId) => boolean;
}

function nameOccurrences(
  newest: readonly StoredSighting[],
  rows: readonly ScheduledRow[],
  { readAt, hasUnread }: Read,
): readonly Named[] {
  const known = Map.groupBy(newest, ({ release }) => release);
  const rowsOf = Map.groupBy(rows, ({ release }) => release);
  return [...rowsOf].flatMap(([release, own]) => {
    const ofRelease = known.get(release) ?? [];
    const withPeriod = own.filter(hasPeriod);
    const without = own.filter((row) => !hasPeriod(row));
    return [
      ...followPeriods(ofRelease, withPeriod, readAt),
      ...followTimes(ofRelease, without, { readAt, isWhole: !hasUnread(release) }),
    ];
  });
}

type RowOfPeriod = ScheduledRow & { readonly period: string };

const hasPeriod = (row: ScheduledRow): row is RowOfPeriod => row.period !== null;

/**
 * Gives the rows of one release, each about a period, the names of their occurrences. A period that is over and is listed again
 * weeks later is published a second time, as a later estimate; it must not move the first one.
 */
function followPeriods(
  newest: readonly StoredSighting[],
  rows: readonly RowOfPeriod[],
  readAt: string,
): readonly Named[] {
  const used = new Set(newest.map(({ occurrence }) => occurrence));
  const byPeriod = Map.groupBy(newest, nameOf);
  const byTime = Map.groupBy(
    newest.filter((one) => periodOfOccurrence(one) === null),
    ({ at }) => at,
  );
  const isOver = (one: StoredSighting) => one.at <= readAt && one.state === 'scheduled';
  return rows.map(({ release, period, at, state }) => {
    const own = byPeriod.get(period) ?? [];
    const isLater = (one: StoredSighting) => Date.parse(at) - Date.parse(one.at) >= LATER_ESTIMATE_MS;
    const same =
      own.find((one) => one.at === at) ??
      own.findLast((one) => !isOver(one)) ??
      own.findLast((one) => !isLater(one)) ??
      // Named by its time while its period was not read.
      byTime.get(at)?.[0];
    return { release, occurrence: same?.occurrence ?? freeName(period, used), at, state };
  });
}

/** The period or the time of an occurrence: a later estimate's name has a number behind it. */
function nameOf({ occurrence }: Pick<Sighting, 'occurrence'>): string {
  return occurrence.replace(/ \(\d+\)$/, '');
}

/** The period that the name of an occurrence says; null where its publisher named none, so that its time is its name. */
export function periodOfOccurrence(one: Pick<Sighting, 'occurrence'>): string | null {
  const name = nameOf(one);
  return periodSchema.safeParse(name).success && typeOf(name) !== 'day' ? name : null;
}

/**
 * Gives the rows of one release, which have no periods, the occurrences that they belong to. While a row of it could not be
 * read, a new time is a new occurrence: the one that the list misses may be in that row.
 */
function followTimes(
  newest: readonly StoredSighting[],
  rows: readonly ScheduledRow[],
  { readAt, isWhole }: { readonly readAt: string; readonly isWhole: boolean },
): readonly Named[] {
  const taken = new Set<string>();
  const take = (row: ScheduledRow, occurrence: string): Named => {
    taken.add(occurrence);
    return { release: row.release, occurrence, at: row.at, state: row.state };
  };
  const same = new Map(newest.map((one) => [one.at, one.occurrence]));
  const found = rows.flatMap((row) => {
    const occurrence = same.get(row.at);
    return occurrence === undefined ? [] : [take(row, occurrence)];
  });
  const fresh = rows.filter(({ at }) => !same.has(at));
  const lost = newest.filter(
    (one) => isWhole && !taken.has(one.occurrence) && (one.at > readAt || one.state === 'postponed'),
  );
  const points = <Item extends { readonly at: string }>(items: readonly Item[]) =>
    items.map((item, order) => ({ item, at: Date.parse(item.at), order }));
  const moved = new Map(
    matchNearest(points(fresh), points(lost), REPLACED_MS).map(
      ([row, one]) => [row.item, take(row.item, one.item.occurrence)] as const,
    ),
  );
  const used = new Set(newest.map(({ occurrence }) => occurrence));
  const added = fresh.filter((row) => !moved.has(row)).map((row) => take(row, freeName(row.at, used)));
  return [...found, ...moved.values(), ...added];
}

/** The time or the period as a name; with a number when another occurrence has that name. */
function freeName(name: string, used: ReadonlySet<string>): string {
  if (!used.has(name)) return name;
  let number = 2;
  while (used.has(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}
