import { load } from 'cheerio';
import {
  dropped,
  type OfficialSchedule,
  oneFileSchedule,
  type ReadRow,
  type ScheduleOptions,
} from '#feeds/official/schedule.ts';
import { instantOfText, periodOfWords } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

const PATH = '/release-calendar/future-releases';

/** Australian Bureau of Statistics: the page of its next releases, each with an instant in UTC. It may go on with another page. */
export const createAbsSchedule = (options: ScheduleOptions): OfficialSchedule =>
  oneFileSchedule(
    { publisher: 'abs', zone: null, path: () => PATH, expect: 'html', parse: parsePage },
    options,
  );

function parsePage(html: string): readonly ReadRow[] {
  const $ = load(html);
  const rows = $('.event-name')
    .toArray()
    .map((name): ReadRow => {
      const event = $(name).closest('.event-wrapper');
      const title = $(name).text();
      const at = instantOfText(event.find('time[datetime]').first().attr('datetime') ?? '');
      if (at === null) return dropped('without_time', title);
      const period = event.find('.reference-period-value').first().text();
      return { title, period: periodOfWords(period), at, state: 'scheduled' };
    });
  if (rows.length === 0) throw new FeedError('malformed', 'abs schedule: a page without releases');
  return rows;
}
