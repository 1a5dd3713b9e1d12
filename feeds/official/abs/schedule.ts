import type { CheerioAPI } from 'cheerio/slim';

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
  const rows = eventsOf(parseHtml('abs schedule', html)).flatMap(({ titles, datetime, period }) => {
    const at = instantOfText(datetime ?? '');
    return titles.map(
      (title): ReadRow =>
        at === null
          ? dropped('without_time', title)
          : { title, period: periodOfWords(period ?? ''), at, state: 'scheduled' },
    );
  });
  if (rows.length === 0) throw new FeedError('malformed', 'abs schedule: a page without releases');
  return rows;
}

interface PageEvent {
  readonly titles: string[];
  datetime?: string | undefined;
  period?: string;
}

/** The events of the page in one walk: each part belongs to the innermost event around it, and a name inside a name to the outer one. */
function eventsOf($: CheerioAPI): readonly PageEvent[] {
  const outside: PageEvent = { titles: [] };
  const events = [outside];
  const waiting = $.root()
    .children()
    .toArray()
    .map((element) => ({ element, event: outside }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const part = $(next.element);
    let { event } = next;
    if (part.hasClass('event-wrapper')) {
      event = { titles: [] };
      events.push(event);
    }
    // What is outside of all events is of none.
    if (event !== outside && part.is('time[datetime]')) event.datetime ??= part.attr('datetime');
    if (part.hasClass('reference-period-value')) event.period ??= part.text();
    if (part.hasClass('event-name')) event.titles.push(part.text().replace(/\s+/g, ' ').trim());
    else for (const element of part.children().toArray().toReversed()) waiting.push({ element, event });
  }
  return events;
}
