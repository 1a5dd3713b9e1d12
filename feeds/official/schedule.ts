import type { KeptFiles } from '#contracts/kept-files.ts';
import { scheduledAtSchema } from '#contracts/schedules.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import { wallClock } from '#domain/events/zones.ts';
import type { ScheduledRow } from '#domain/official/listed.ts';
import { cleanText, withoutFootnotes } from '#feeds/clean.ts';
import { type ConditionalRead, createConditionalRead } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import type { FeedResult } from '#feeds/ports.ts';

/** One row of a publisher's schedule, with the publisher's own title. */
export interface TitledRow extends Omit<ScheduledRow, 'release'> {
  readonly title: string;
}

export interface ScheduleReading extends FeedResult<TitledRow> {
  /** The titles of the dropped rows; null where a row has none that can be read. */
  readonly unread: readonly (string | null)[];
  /** The list names every release before this time; null when it may be incomplete. */
  readonly coversUntil: string | null;
  /** The address that was read. */
  readonly request: string;
}

/** How a source writes its times. */
interface SourceClock {
  /**
   * Zone of the wall clock and of the days that the source writes, also where it adds a Z to them (Eurostat). Null: each time
   * is written with its offset, which is right.
   */
  readonly zone: string | null;
}

/** A publisher's own schedule of its releases (N11). */
export interface OfficialSchedule extends SourceClock {
  readonly publisher: SchedulePublisher;
  /** Milliseconds that a read may take. */
  readonly budgetMs: number;
  /** Throws FeedError, also for a list that is cut short. */
  read(signal: AbortSignal): Promise<ScheduleReading>;
}

export interface ScheduleOptions {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly get: UpstreamGet;
  readonly clock: () => Date;
  /** Where the last lists are kept for conditional requests. Default: in memory. */
  readonly files?: KeptFiles;
}

/** Reads a publisher's files conditionally. */
export function createScheduleRead({ get, clock, files }: ScheduleOptions): ConditionalRead {
  return createConditionalRead(get, files && { files, clock });
}

/** A row that cannot be used, with its title where it has one. */
interface DroppedRow {
  readonly dropped: 'malformed_row' | 'without_time';
  readonly title: string | null;
}

export type ReadRow = TitledRow | DroppedRow;

export function dropped(reason: DroppedRow['dropped'], title?: unknown): DroppedRow {
  return { dropped: reason, title: cleanTitle(title) || null };
}

/** A publisher's title without unusual spaces and marks of footnotes; "" for anything but text. */
export function cleanTitle(title: unknown): string {
  return withoutFootnotes(cleanText(title));
}

const isDropped = (row: ReadRow): row is DroppedRow => 'dropped' in row;
const isUsable = (row: ReadRow): row is TitledRow => !isDropped(row);

/**
 * A reading of `rows`, without those that are dropped. Midnight means a day without an hour. Of two rows that say the same,
 * the one that says more is kept.
 */
export function toScheduleReading(
  rows: readonly ReadRow[],
  { zone, ...facts }: SourceClock & Pick<ScheduleReading, 'coversUntil' | 'request' | 'observedAt'>,
): ScheduleReading {
  const checked = rows.map((row) =>
    isDropped(row) || isTime(row.at) ? row : dropped('malformed_row', row.title),
  );
  const usable = checked.filter(isUsable).map((row) => atItsDay(row, zone));
  const unread = checked.filter(isDropped);
  const saidMore = moreIn(usable);
  return {
    rows: usable.filter((one) => !saidMore(one)).map(({ row }) => row),
    received: rows.length,
    dropped: countOf(unread.map((row) => row.dropped)),
    unread: unread.map(({ title }) => title),
    ...facts,
  };
}

/** Whether the store takes it: one odd time must not cost the others. */
function isTime(at: string): boolean {
  return scheduledAtSchema.safeParse(at).success;
}

function countOf(reasons: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(reasons, String)].map(([reason, all]) => [reason, all.length]));
}

/** A row and the day it is listed under. */
interface DatedRow {
  readonly row: TitledRow;
  readonly day: string;
}

/** Midnight is a day without an hour. */
function atItsDay(given: TitledRow, zone: string | null): DatedRow {
  const row = { ...given, title: cleanTitle(given.title) };
  if (!row.at.includes('T')) return { row, day: row.at };
  const { day, time } = wallClock(new Date(row.at), zone ?? 'UTC');
  return { row: time === '00:00' ? { ...row, at: day } : row, day };
}

/** Finds whether a row of the list is the same as another one that has the period or the hour that it lacks. */
function moreIn(rows: readonly DatedRow[]): (one: DatedRow) => boolean {
  const known = new Set<string>();
  const keyOf = ({ title, state }: TitledRow, ...facts: readonly (string | null)[]) =>
    JSON.stringify([title, state, ...facts]);
  for (const { row, day } of rows) {
    if (row.period !== null) known.add(keyOf(row, row.at, 'a period'));
    if (row.at === day) continue;
    known.add(keyOf(row, day, 'the period', row.period));
    if (row.period !== null) known.add(keyOf(row, day, 'a period'));
  }
  return ({ row, day }) => {
    if (row.period === null && known.has(keyOf(row, row.at, 'a period'))) return true;
    return row.at === day && known.has(keyOf(row, day, 'the period', row.period));
  };
}

/** The last time that a list names; null for an empty one. */
export function lastTime(rows: readonly ReadRow[]): string | null {
  const times = rows.filter(isUsable).map(({ at }) => at);
  return times.sort().at(-1) ?? null;
}

/** A schedule that is one file. */
interface OneFile extends SourceClock {
  readonly publisher: SchedulePublisher;
  /** Behind the base address, at the time of a read. */
  readonly path: (now: Date) => string;
  readonly expect: 'json' | 'html';
  /** Throws FeedError for a file that is cut short. */
  readonly parse: (text: string) => readonly ReadRow[];
  /** The list names every release before this time. Default: before its last one. */
  readonly coversUntil?: (now: Date) => string;
}

const ONE_READ_MS = 17_000;

/** The schedule of a publisher that is one file. */
export function oneFileSchedule(
  { publisher, zone, path, expect, parse, coversUntil }: OneFile,
  options: ScheduleOptions,
): OfficialSchedule {
  const read = createScheduleRead(options);
  return {
    publisher,
    zone,
    budgetMs: ONE_READ_MS,
    async read(signal) {
      const now = options.clock();
      const request = options.baseUrl + path(now);
      const rows = await read({ name: `schedule ${publisher}`, url: request, expect, parse }, signal);
      return toScheduleReading(rows, {
        zone,
        coversUntil: coversUntil ? coversUntil(now) : lastTime(rows),
        request,
        observedAt: now.toISOString(),
      });
    },
  };
}
