import * as z from 'zod/mini';
import { parseJson } from '#feeds/json.ts';
import {
  type OfficialSchedule,
  oneFileSchedule,
  type ReadRow,
  type ScheduleOptions,
} from '#feeds/official/schedule.ts';
import { isDay, periodOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const PATH = '/n1/dai-quo/ssi/homepage/schedule-key_indicators-eng.json';

const listSchema = z.array(z.unknown());
/** `date` is "2026-08-19 00:00:01": a day, its hour means nothing. */
const rowSchema = z.object({ date: z.string(), title: z.string(), description: z.string() });

/** Statistics Canada: the days of its key indicators. */
export const createStatcanSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule({ publisher: 'statcan', path: () => PATH, expect: 'json', parse: parseList }, options);

function parseList(text: string): readonly ReadRow[] {
  const list = listSchema.safeParse(parseJson('statcan schedule', text.replace(/^\uFEFF/, '')));
  if (!list.success || list.data.length === 0)
    throw new FeedError('malformed', 'statcan schedule: a list without releases');
  return list.data.map((row): ReadRow => {
    const parsed = rowSchema.safeParse(row);
    const at = parsed.data?.date.slice(0, 10) ?? '';
    if (!parsed.success || !isDay(at)) return 'malformed_row';
    const { title, description } = parsed.data;
    return { title: title.trim(), period: periodOfWords(description), at, state: 'scheduled' };
  });
}
