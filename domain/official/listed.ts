import { periodSchema } from '#contracts/observations.ts';
import type { ReleaseId, Sighting, StoredSighting } from '#contracts/schedules.ts';
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
  const isListed = (one: StoredSighting) =>
    listed.has(keyOf(one)) ||
    doubtful.some(
      ({ release, period, at }) =>
        release === one.release && (period ? isOfPeriod(one, period) : at === one.at),
    );
  const isExpected = ({ at, state }: StoredSighting) =>
    state !== 'withdrawn' && state !== 'cancelled' && at > readAt && coversUntil !== null && at < coversUntil;
  const expected = newest.filter(isExpected);
  const had = new Set(expected.map(({ release }) => release));
  const lost = [...had].filter((release) => !rows.some((row) => row.release === release));
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
  const withPeriod = rows.flatMap(({ period, ...row }) =>
    period === null ? [] : [{ ...row, occurrence: occurrenceOfPeriod({ ...row, period }, newest, readAt) }],
  );
  const without = Map.groupBy(
    rows.filter(({ period }) => period === null),
    ({ release }) => release,
  );
  return [
    ...withPeriod,
    ...[...without].flatMap(([release, own]) =>
      followTimes(
        newest.filter((one) => one.release === release),
        own,
        { readAt, isWhole: !hasUnread(release) },
      ),
    ),
  ];
}

/**
 * The name of a row's occurrence. A period that is over and is listed again weeks later is published a second time, as a
 * later estimate; it must not move the first one.
 */
function occurrenceOfPeriod(
  { release, period, at }: ScheduledRow & { readonly period: string },
  newest: readonly StoredSighting[],
  readAt: string,
): string {
  const ofRelease = newest.filter((one) => one.release === release);
  const own = ofRelease.filter((one) => isOfPeriod(one, period));
  const isOver = (one: StoredSighting) => one.at <= readAt && one.state === 'scheduled';
  const isLater = (one: StoredSighting) => Date.parse(at) - Date.parse(one.at) >= LATER_ESTIMATE_MS;
  const same =
    own.find((one) => one.at === at) ??
    own.findLast((one) => !isOver(one)) ??
    own.findLast((one) => !isLater(one)) ??
    // Named by its time while its period was not read.
    ofRelease.find((one) => one.at === at && periodOfOccurrence(one) === null);
  return same?.occurrence ?? freeName(period, ofRelease);
}

/** Whether an occurrence is about a period: a later estimate's name has a number behind the period. */
function isOfPeriod({ occurrence }: StoredSighting, period: string): boolean {
  return occurrence === period || occurrence.startsWith(`${period} (`);
}

/** The period that the name of an occurrence says; null where its publisher named none, so that its time is its name. */
export function periodOfOccurrence({ occurrence }: Pick<Sighting, 'occurrence'>): string | null {
  const name = occurrence.replace(/ \(\d+\)$/, '');
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
  const pairs = fresh
    .flatMap((row) =>
      lost.map((one) => ({ row, one, ms: Math.abs(Date.parse(row.at) - Date.parse(one.at)) })),
    )
    .filter(({ ms }) => ms <= REPLACED_MS)
    .sort((a, b) => a.ms - b.ms);
  const moved = new Map<ScheduledRow, Named>();
  for (const { row, one } of pairs)
    if (!moved.has(row) && !taken.has(one.occurrence)) moved.set(row, take(row, one.occurrence));
  const added = fresh.filter((row) => !moved.has(row)).map((row) => take(row, freeName(row.at, newest)));
  return [...found, ...moved.values(), ...added];
}

/** The time or the period as a name; with a number when another occurrence has that name. */
function freeName(name: string, newest: readonly StoredSighting[]): string {
  const used = new Set(newest.map(({ occurrence }) => occurrence));
  if (!used.has(name)) return name;
  let number = 2;
  while (used.has(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}
