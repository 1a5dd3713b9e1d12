import type { KeptFiles } from '#contracts/kept-files.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import type { ScheduledRow } from '#domain/official/listed.ts';
import { type ConditionalRead, createConditionalRead } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import type { FeedResult } from '#feeds/ports.ts';

/** One row of a publisher's schedule, with the publisher's own title. */
export interface TitledRow extends Omit<ScheduledRow, 'release'> {
  readonly title: string;
}

export interface ScheduleReading extends FeedResult<TitledRow> {
  /** The list names every release before this time; null when it may be incomplete. */
  readonly coversUntil: string | null;
  /** The address that was read. */
  readonly request: string;
}

/** A publisher's own schedule of its releases (N11). */
export interface OfficialSchedule {
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

/** A usable row, or the reason why it is dropped. */
export type ReadRow = TitledRow | 'malformed_row' | 'without_time';

/** A reading of `rows`, without those that are dropped. */
export function toScheduleReading(
  rows: readonly ReadRow[],
  facts: Pick<ScheduleReading, 'coversUntil' | 'request' | 'observedAt'>,
): ScheduleReading {
  const dropped: Record<string, number> = {};
  for (const row of rows) if (typeof row === 'string') dropped[row] = (dropped[row] ?? 0) + 1;
  return {
    rows: rows.filter((row) => typeof row !== 'string'),
    received: rows.length,
    dropped,
    ...facts,
  };
}

/** The last time that a list names; null for an empty one. */
export function lastTime(rows: readonly ReadRow[]): string | null {
  const times = rows.flatMap((row) => (typeof row === 'string' ? [] : row.at));
  return times.sort().at(-1) ?? null;
}

/** A schedule that is one file. */
interface OneFile {
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
  { publisher, path, expect, parse, coversUntil }: OneFile,
  options: ScheduleOptions,
): OfficialSchedule {
  const read = createScheduleRead(options);
  return {
    publisher,
    budgetMs: ONE_READ_MS,
    async read(signal) {
      const now = options.clock();
      const request = options.baseUrl + path(now);
      const rows = await read({ name: `schedule ${publisher}`, url: request, expect, parse }, signal);
      return toScheduleReading(rows, {
        coversUntil: coversUntil ? coversUntil(now) : lastTime(rows),
        request,
        observedAt: now.toISOString(),
      });
    },
  };
}
