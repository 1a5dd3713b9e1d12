import * as z from 'zod/mini';
import { parseJson } from '#feeds/json.ts';
import {
  dropped,
  type OfficialSchedule,
  oneFileSchedule,
  type ReadRow,
  type ScheduleOptions,
} from '#feeds/official/schedule.ts';
import { isDay, periodOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const ZONE = 'America/Toronto';
const PATH = '/n1/dai-quo/ssi/homepage/schedule-key_indicators-eng.json';

const listSchema = z.array(z.unknown());
/** `date` is "2026-08-19 00:00:01": a day, its hour means nothing. */
const rowSchema = z.object({
  date: z.catch(z.string(), ''),
  title: z.string(),
  description: z.catch(z.string(), ''),
});

/** Statistics Canada: the days of its key indicators, in Ottawa. */
export const createStatcanSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule(
    { publisher: 'statcan', zone: ZONE, path: () => PATH, expect: 'json', parse: parseList },
    options,
  );

function parseList(text: string): readonly ReadRow[] {
  const list = listSchema.safeParse(parseJson('statcan schedule', text.replace(/^\uFEFF/, '')));
  if (!list.success || list.data.length === 0)
    throw new FeedError('malformed', 'statcan schedule: a list without releases');
  return list.data.map((row): ReadRow => {
    const parsed = rowSchema.safeParse(row);
    if (!parsed.success) return dropped('malformed_row');
    const { title, description, date } = parsed.data;
    const at = date.slice(0, 10);
    if (!isDay(at)) return dropped('malformed_row', title);
    return { title, period: periodOfWords(description), at, state: 'scheduled' };
  });
}
