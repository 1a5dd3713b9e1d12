import * as z from 'zod/mini';
import { parseJson } from '#feeds/json.ts';
import {
  dropped,
  type OfficialSchedule,
  oneFileSchedule,
  type ReadRow,
  type ScheduleOptions,
} from '#feeds/official/schedule.ts';
import { instantOfText } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const PATH = '/API/signup/release_dates.json';

/** By release, and `file_last_updated`. A date that waits for a new one is in both lists. */
const listSchema = z.record(z.string(), z.unknown());
/** Anything but a list counts as one date: it may be one that cannot be read. */
const waitingSchema = z.transform((given: unknown) => (Array.isArray(given) ? given : [given ?? []].flat()));
const releaseSchema = z.object({
  release_dates: z.array(z.unknown()),
  to_be_rescheduled: z.pipe(z.optional(z.unknown()), waitingSchema),
});

/** US Bureau of Economic Analysis: the instants of all releases, without the period that each is about. */
export const createBeaSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule(
    { publisher: 'bea', zone: null, path: () => PATH, expect: 'json', parse: parseList },
    options,
  );

function parseList(text: string): readonly ReadRow[] {
  const list = listSchema.safeParse(parseJson('bea schedule', text));
  const rows = Object.entries(list.data ?? {}).flatMap(([title, value]) => readRelease(title, value));
  if (!rows.some((row) => 'at' in row))
    throw new FeedError('malformed', 'bea schedule: a list without releases');
  return rows;
}

function readRelease(title: string, value: unknown): readonly ReadRow[] {
  // `file_last_updated` is a text.
  if (typeof value !== 'object') return [];
  const release = releaseSchema.safeParse(value);
  if (!release.success) return [dropped('malformed_row', title)];
  const { release_dates: dates, to_be_rescheduled: waiting } = release.data;
  const postponed = new Set(waiting.map(instantOf));
  return [...new Set([...dates, ...waiting])].map((text): ReadRow => {
    const at = instantOf(text);
    if (at === null) return dropped('malformed_row', title);
    return { title, period: null, at, state: postponed.has(at) ? 'postponed' : 'scheduled' };
  });
}

function instantOf(text: unknown): string | null {
  return typeof text === 'string' ? instantOfText(text) : null;
}
