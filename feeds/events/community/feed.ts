import type { VendorReading } from '#domain/events/read-list.ts';
import type { FileKeeping } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import type { EventsFeed, EventsReading } from '#feeds/ports.ts';
import { type Attempt, attempt } from '../attempt.ts';
import { createWeeklyRead } from '../faireconomy-weekly/client.ts';
import { listedWeek } from '../faireconomy-weekly/week.ts';
import { isWhole, type MappedRows, withoutFar } from '../map-rows.ts';
import { createRssRead } from '../myfxbook-rss/client.ts';

export interface CommunityOptions {
  readonly weekly: UpstreamGet;
  readonly rss: UpstreamGet;
  /** Base URL of the weekly export's host. */
  readonly weeklyUrl: string;
  /** Base URL of the RSS's host. */
  readonly rssUrl: string;
  /** Where the last bodies are stored. Default: in memory. */
  readonly keeping?: FileKeeping;
}

const HOUR_MS = 3_600_000;
/** The RSS has every event of 24 hours before and after now. We trust 23, because rows come and go at its edges. */
const RSS_REACH_MS = 23 * HOUR_MS;
/** The export lists whole days. The RSS removes rows, so a row some hours away from a known one is another row. */
const WHOLE_DAY_MS = Number.POSITIVE_INFINITY;
const ROLLING_MS = 6 * HOUR_MS;

const PARTS = ['weekly', 'rss'] as const;
type Part = (typeof PARTS)[number];
type Read<Content> = { readonly part: Part } & Attempt<Content>;

/** The community's calendar: the weekly export, and the RSS with the actual values (K3). */
export function createCommunityFeed(options: CommunityOptions): EventsFeed {
  const { weekly, rss, weeklyUrl, rssUrl, keeping } = options;
  const readWeekly = createWeeklyRead(weekly, weeklyUrl, keeping);
  const readRss = createRssRead(rss, rssUrl, keeping);
  return {
    source: 'forex-community',
    parts: PARTS,
    async read({ now, parts: wanted }, signal) {
      const readIfDue = async <Content extends MappedRows>(part: Part, read: () => Promise<Content>) =>
        wanted.includes(part)
          ? { part, ...(await attempt(async () => withoutFar(await read(), now))) }
          : null;
      const [exported, rolling] = await Promise.all([
        readIfDue('weekly', () => readWeekly(signal)),
        readIfDue('rss', () => readRss(signal)),
      ]);
      const week = exported?.value && listedWeek(exported.value.rows);
      const lists: VendorReading[] = [];
      if (exported?.value) {
        const { rows, undated } = exported.value;
        const covers = isWhole(exported.value) ? (week ?? null) : null;
        lists.push({ vendor: 'faireconomy', rows, covers, undated, sameDayMs: WHOLE_DAY_MS });
      }
      if (rolling?.value) {
        // Every day has events, so an empty feed is a fault and withdraws nothing.
        const covers = isWhole(rolling.value) && rolling.value.rows.length > 0 ? rollingDay(now) : null;
        lists.push({
          vendor: 'myfxbook',
          rows: rolling.value.rows,
          covers,
          undated: [],
          sameDayMs: ROLLING_MS,
        });
      }
      const done = [exported, rolling].filter((outcome) => outcome !== null);
      return { lists, week: week ?? null, ...summary(done), observedAt: now.toISOString() };
    },
  };
}

function rollingDay(now: Date) {
  return { from: new Date(now.getTime() - RSS_REACH_MS), to: new Date(now.getTime() + RSS_REACH_MS) };
}

function summary(
  outcomes: readonly Read<MappedRows>[],
): Pick<EventsReading, 'received' | 'dropped' | 'read' | 'failures'> {
  const good = outcomes.flatMap(({ part, value }) => (value ? [{ part, value }] : []));
  const counts = good.flatMap(({ part, value }) =>
    Object.entries(value.dropped).map(([reason, count]) => [`${part}_${reason}`, count]),
  );
  return {
    received: good.reduce((sum, { value }) => sum + value.received, 0),
    dropped: Object.fromEntries(counts),
    read: good.map(({ part }) => part),
    failures: outcomes.flatMap(({ part, error }) => (error ? [{ part, error }] : [])),
  };
}
