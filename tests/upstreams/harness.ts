import { load } from 'cheerio';
import { onTestFinished } from 'vitest';
import { startUpstreams, type Upstreams } from './server.ts';

export interface WeekRow {
  readonly title: string;
  readonly country: string;
  readonly date: string;
  readonly impact: string;
  readonly forecast: string;
  readonly previous: string;
}

/** One RSS item with its escaped table parsed. */
export interface RssItem {
  readonly title: string;
  readonly link: string;
  readonly pubDate: string;
  readonly at: number;
  readonly impact: string;
  readonly cells: readonly string[];
}

export const WEEK = '/forexfactory/ff_calendar_thisweek.json';
export const RSS = '/myfxbook/rss/forex-economic-calendar-events';
export const LOGIN = '/myfxbook/api/login.json';
export const OUTLOOK = '/myfxbook/api/get-community-outlook.json';
export const OCCURRENCES = '/investing/pd-instruments/v1/calendars/economic/events/occurrences';
export const COT = '/cftc/resource/6dca-aqww.json';

/** A running server with a clock at `iso` that only a test moves; closed when the test ends. */
export async function upstreamsAt(iso: string) {
  let now = new Date(iso);
  const upstreams: Upstreams = await startUpstreams({ clock: () => now });
  onTestFinished(() => upstreams.close());
  const get = (path: string, init?: RequestInit) => fetch(upstreams.url + path, init);
  return {
    upstreams,
    get,
    json: async (path: string) => (await get(path)).json(),
    week: async (): Promise<WeekRow[]> => (await get(WEEK)).json(),
    rss: async () => rssItems(await (await get(RSS)).text()),
    moveTo(next: string) {
      now = new Date(next);
    },
    later(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}

function rssItems(xml: string): RssItem[] {
  const $ = load(xml, { xml: true });
  return $('item')
    .toArray()
    .map((element) => {
      const pick = (name: string) => $(element).children(name).text();
      const table = load(pick('description'));
      const pubDate = pick('pubDate');
      return {
        title: pick('title'),
        link: pick('link'),
        pubDate,
        at: Date.parse(pubDate.replace(/ GMT$/, ':00 GMT')),
        impact: /sprite-(\w+)-impact/.exec(table('td span').attr('class') ?? '')?.[1] ?? '',
        cells: table('td')
          .toArray()
          .map((cell) => table(cell).text()),
      };
    });
}
