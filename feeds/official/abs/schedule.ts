import { parseHtml } from '#feeds/markup.ts';
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
  const $ = parseHtml('abs schedule', html);
  const known = new Map<unknown, { readonly at: string | null; readonly period: string | null }>();
  const rows = $('.event-name')
    .toArray()
    .map((name): ReadRow => {
      const event = $(name).closest('.event-wrapper');
      const title = $(name).text().replace(/\s+/g, ' ').trim();
      // An event may have many names: it is searched once.
      const facts = known.get(event[0]) ?? {
        at: instantOfText(event.find('time[datetime]').first().attr('datetime') ?? ''),
        period: periodOfWords(event.find('.reference-period-value').first().text()),
      };
      known.set(event[0], facts);
      return facts.at === null
        ? dropped('without_time', title)
        : { title, period: facts.period, at: facts.at, state: 'scheduled' };
    });
  if (rows.length === 0) throw new FeedError('malformed', 'abs schedule: a page without releases');
  return rows;
}
