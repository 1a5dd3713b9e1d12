import * as z from 'zod/mini';
import { addDays } from '#domain/events/zones.ts';
import { parseJson } from '#feeds/json.ts';
import { MOST_SCHEDULED, refuseMore } from '#feeds/limits.ts';
import {
  dropped,
  type OfficialSchedule,
  oneFileSchedule,
  type ReadRow,
  type ScheduleOptions,
} from '#feeds/official/schedule.ts';
import { instantOfText, periodOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const PATH = '/eurostat/o/calendars/eventsJson';
const ZONE = 'Europe/Luxembourg';
/** Days before today and after it. */
const [PAST, AHEAD] = [35, 100];

const listSchema = z.array(z.unknown());
/** `start` is "2026-08-19T11:00Z": Luxembourg's wall clock in summer and in winter, in spite of the Z. */
const eventSchema = z.object({
  title: z.string(),
  period: z.catch(z.string(), ''),
  start: z.catch(z.string(), ''),
});

/** Eurostat: its calendar of euro indicators and data sets. An event may come twice, for two data sets. */
export const createEurostatSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule(
    {
      publisher: 'eurostat',
      zone: ZONE,
      path: (now) => {
        const query = { theme: '0', category: '0', start: dayFrom(now, -PAST), end: dayFrom(now, AHEAD) };
        return `${PATH}?${new URLSearchParams(query)}`;
      },
      expect: 'json',
      parse: parseList,
      coversUntil: (now) => dayFrom(now, AHEAD),
    },
    options,
  );

function dayFrom(now: Date, days: number): string {
  return addDays(now.toISOString().slice(0, 10), days);
}

function parseList(text: string): readonly ReadRow[] {
  const list = listSchema.safeParse(parseJson('eurostat schedule', text));
  if (!list.success || list.data.length === 0)
    throw new FeedError('malformed', 'eurostat schedule: a list without events');
  refuseMore('eurostat schedule', 'events', list.data.length, MOST_SCHEDULED);
  return list.data.map((event): ReadRow => {
    const parsed = eventSchema.safeParse(event);
    if (!parsed.success) return dropped('malformed_row');
    const { title, period, start } = parsed.data;
    const at = instantOfText(start, ZONE);
    if (at === null) return dropped('without_time', title);
    return { title, period: periodOfWords(period), at, state: 'scheduled' };
  });
}
