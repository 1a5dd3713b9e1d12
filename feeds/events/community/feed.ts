import type { KindOf } from '#domain/events/join.ts';
import type { FileKeeping } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import type { EventsFeed, EventsReading } from '#feeds/ports.ts';
import { type Attempt, attempt } from '../attempt.ts';
import type { EventDraft } from '../draft.ts';
import { createWeeklyRead } from '../faireconomy-weekly/client.ts';
import { listedWeek } from '../faireconomy-weekly/week.ts';
import { createRssRead } from '../myfxbook-rss/client.ts';
import { isWhole, type Sifted } from '../sift.ts';
import { createPreviousWatch } from './awaited.ts';
import { mergeCommunity } from './merge.ts';
import { stillListed } from './still-listed.ts';

export interface CommunityOptions {
  readonly weekly: UpstreamGet;
  readonly rss: UpstreamGet;
  /** Base URL of the weekly export's host. */
  readonly weeklyUrl: string;
  /** Base URL of the RSS's host. */
  readonly rssUrl: string;
  /** Which indicator a title names (SPEC K4). */
  readonly kindOf: KindOf;
  /** Where the last bodies are kept. Default: in memory. */
  readonly keeping?: FileKeeping;
}

/** How far ahead the RSS names every event. */
const FORESEEN_MS = 24 * 3_600_000;

const PARTS = ['weekly', 'rss'] as const;
type Part = (typeof PARTS)[number];
type Read<Content> = { readonly part: Part } & Attempt<Content>;

/** The community's calendar: the weekly export joined with the RSS that has the actual values (SPEC K3). */
export function createCommunityFeed(options: CommunityOptions): EventsFeed {
  const { weekly, rss, weeklyUrl, rssUrl, kindOf, keeping } = options;
  const readWeekly = createWeeklyRead(weekly, weeklyUrl, keeping);
  const readRss = createRssRead(rss, rssUrl, keeping);
  const watch = createPreviousWatch();
  return {
    source: 'forex-community',
    parts: PARTS,
    async read({ now, parts: wanted, known }, signal) {
      const readIfDue = async <Content>(part: Part, read: () => Promise<Content>) =>
        wanted.includes(part) ? { part, ...(await attempt(read)) } : null;
      const outcomes = await Promise.all([
        readIfDue('weekly', () => readWeekly(signal)),
        readIfDue('rss', () => readRss(signal)),
      ]);
      const [week, day] = [outcomes[0]?.value ?? null, outcomes[1]?.value ?? null];
      watch.note(day?.rows ?? []);
      const merged = mergeCommunity(
        {
          weekly: week?.rows ?? null,
          rss: day?.rows ?? null,
          known,
          isRevised: watch.isRevised,
          foreseen: day && isWhole(day) ? { from: now, to: new Date(now.getTime() + FORESEEN_MS) } : null,
        },
        kindOf,
      );
      const listed = week && isWhole(week) ? listedWeek(week.rows) : null;
      const named = new Set(merged.map(({ id }) => id));
      const standing = stillListed(known, { undated: week?.undated ?? [], listed, now });
      const rows = [...merged, ...standing.filter(({ id }) => !named.has(id))];
      const done = outcomes.filter((outcome) => outcome !== null);
      return { rows, ...summary(done), observedAt: now.toISOString(), listed };
    },
  };
}

function summary(
  outcomes: readonly Read<Sifted<EventDraft>>[],
): Omit<EventsReading, 'rows' | 'observedAt' | 'listed'> {
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
