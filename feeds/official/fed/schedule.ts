import * as z from 'zod/mini';
import { instantOn, NEW_YORK } from '#domain/events/zones.ts';
import { parseJson } from '#feeds/json.ts';
import {
  type OfficialSchedule,
  oneFileSchedule,
  type ReadRow,
  type ScheduleOptions,
} from '#feeds/official/schedule.ts';
import { isDay, timeOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const PATH = '/json/calendar.json';

const listSchema = z.object({ events: z.array(z.unknown()) });
/** `month` is "2026-10"; `days` is "28", "27-28" (a meeting, decided on its last day) or "6, 13, 20". */
const eventSchema = z.object({
  title: z.string(),
  month: z.string(),
  days: z.string(),
  time: z.optional(z.string()),
});

/** Federal Reserve Board: meetings, minutes and statistics in New York wall time. The file begins with a byte order mark. */
export const createFedSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule({ publisher: 'fed', path: () => PATH, expect: 'json', parse: parseList }, options);

function parseList(text: string): readonly ReadRow[] {
  const list = listSchema.safeParse(parseJson('fed schedule', text.replace(/^\uFEFF/, '')));
  if (!list.success || list.data.events.length === 0)
    throw new FeedError('malformed', 'fed schedule: a list without events');
  return list.data.events.flatMap(readEvent);
}

function readEvent(event: unknown): readonly ReadRow[] {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) return ['malformed_row'];
  const { month, days, time: words = '', title } = parsed.data;
  const time = timeOfWords(words);
  return daysOf(days).map((day): ReadRow => {
    const date = `${month}-${day.padStart(2, '0')}`;
    if (!isDay(date)) return 'malformed_row';
    const at = time === null ? date : instantOn(date, time, NEW_YORK).toISOString();
    return { title: title.trim(), period: null, at, state: 'scheduled' };
  });
}

/** The last day of a span; each day of a list. */
function daysOf(text: string): readonly string[] {
  return text.split(',').map((part) => part.split('-').at(-1)?.trim() ?? '');
}
