import * as z from 'zod/mini';
import { parseJson } from '#feeds/json.ts';
import {
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
const releaseSchema = z.object({
  release_dates: z.array(z.string()),
  to_be_rescheduled: z.optional(z.array(z.string())),
});

/** US Bureau of Economic Analysis: the instants of all releases, without the period that each is about. */
export const createBeaSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule({ publisher: 'bea', path: () => PATH, expect: 'json', parse: parseList }, options);

function parseList(text: string): readonly ReadRow[] {
  const list = listSchema.safeParse(parseJson('bea schedule', text));
  const releases = Object.entries(list.data ?? {}).flatMap(([title, value]) => {
    const release = releaseSchema.safeParse(value);
    return release.success ? [{ title, ...release.data }] : [];
  });
  if (releases.length === 0) throw new FeedError('malformed', 'bea schedule: a list without releases');
  return releases.flatMap(({ title, release_dates: dates, to_be_rescheduled: waiting = [] }) => {
    const postponed = new Set(waiting.map(instantOfText));
    return [...new Set([...dates, ...waiting])].map((text): ReadRow => {
      const at = instantOfText(text);
      if (at === null) return 'malformed_row';
      return { title, period: null, at, state: postponed.has(at) ? 'postponed' : 'scheduled' };
    });
  });
}
