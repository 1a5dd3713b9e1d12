import * as z from 'zod/mini';
import { addDays, instantOn, NEW_YORK } from '#domain/events/zones.ts';
import { parseJson } from '#feeds/json.ts';
import { MOST_SCHEDULED, refuseMore } from '#feeds/limits.ts';
import {
  dropped,
  type OfficialSchedule,
  oneFileSchedule,
  type ReadRow,
  type ScheduleOptions,
} from '#feeds/official/schedule.ts';
import { isDay, timeOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const PATH = '/json/calendar.json';
const ZONE = NEW_YORK;

const listSchema = z.object({ events: z.array(z.unknown()) });
/** `month` is "2026-10"; `days` is "28", "27-28" (a meeting, decided on its last day) or "6, 13, 20". */
const eventSchema = z.object({
  title: z.string(),
  month: z.catch(z.string(), ''),
  days: z.catch(z.string(), ''),
  time: z.catch(z.string(), ''),
});

/** Federal Reserve Board: meetings, minutes and statistics in New York wall time. The file begins with a byte order mark. */
export const createFedSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule(
    { publisher: 'fed', zone: ZONE, path: () => PATH, expect: 'json', parse: parseList },
    options,
  );

function parseList(text: string): readonly ReadRow[] {
  const list = listSchema.safeParse(parseJson('fed schedule', text.replace(/^\uFEFF/, '')));
  if (!list.success || list.data.events.length === 0)
    throw new FeedError('malformed', 'fed schedule: a list without events');
  const rows: ReadRow[] = [];
  for (const event of list.data.events) {
    rows.push(...readEvent(event));
    refuseMore('fed schedule', 'days', rows.length, MOST_SCHEDULED);
  }
  return rows;
}

function readEvent(event: unknown): readonly ReadRow[] {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) return [dropped('malformed_row')];
  const { month, days, time: words, title } = parsed.data;
  const time = timeOfWords(words);
  return days.split(',').map((part): ReadRow => {
    const day = lastDayOf(part, month);
    if (day === null) return dropped('malformed_row', title);
    const at = time === null ? day : instantOn(day, time, ZONE).toISOString();
    return { title, period: null, at, state: 'scheduled' };
  });
}

/**
 * The last day of "28", "27-28" or "26-27*", whatever dash is between the days and whatever words are around them. A span
 * whose last day is smaller than its first ends in the next month. Null when the month has no such day.
 */
function lastDayOf(text: string, month: string): string | null {
  const [first = '', last = first, ...more] = text.match(/\d+/g) ?? [];
  const day = `${month}-${first.padStart(2, '0')}`;
  if (!isDay(day) || more.length > 0) return null;
  const ofNext = addDays(`${month}-01`, 31).slice(0, 7);
  const end = `${Number(last) < Number(first) ? ofNext : month}-${last.padStart(2, '0')}`;
  return isDay(end) ? end : null;
}
