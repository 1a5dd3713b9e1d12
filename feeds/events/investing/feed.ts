import type { UpstreamGet } from '#feeds/http/port.ts';
import { parseJson } from '#feeds/json.ts';
import { type EventsFeed, FeedError } from '#feeds/ports.ts';
import { addressOf } from '../address.ts';
import { mapRows } from '../map-rows.ts';
import { createSinglePartFeed } from '../single-part.ts';
import { wantedRange } from '../window.ts';
import { COUNTRY_IDS } from './countries.ts';
import { indexEvents, mapOccurrence } from './map.ts';
import { investingPageSchema } from './schema.ts';

export interface InvestingOptions {
  readonly baseUrl: string;
  readonly get: UpstreamGet;
}

interface Pages {
  readonly events: readonly unknown[];
  readonly occurrences: readonly unknown[];
  /** Whether more pages were not read. */
  readonly truncated: boolean;
}

const UPSTREAM = 'investing';
const PATH = '/pd-instruments/v1/calendars/economic/events/occurrences';
const PAGE_ROWS = 200;
/** A full week of the requested countries has four or five pages. */
const MAX_PAGES = 10;

/** The investing portal's calendar of the week (K3); used only when the owner turned it on. */
export function createInvestingFeed({ baseUrl, get }: InvestingOptions): EventsFeed {
  return createSinglePartFeed({
    source: 'investing-portal',
    vendor: 'investing',
    load: async (now, signal) => {
      const { events, occurrences, truncated } = await readPages(now, async (query) => {
        const { text } = await get(`${addressOf(baseUrl, PATH)}?${query}`, { signal, expect: 'json' });
        return text;
      });
      const index = indexEvents(events);
      const mapped = mapRows(UPSTREAM, occurrences, (one, note) => mapOccurrence(one, index, note));
      return truncated ? { ...mapped, dropped: { ...mapped.dropped, truncated: 1 } } : mapped;
    },
  });
}

async function readPages(now: Date, read: (query: string) => Promise<string | null>): Promise<Pages> {
  const events: unknown[] = [];
  const occurrences: unknown[] = [];
  const visited = new Set<string>();
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data } = investingPageSchema.safeParse(parseJson(UPSTREAM, await read(queryOf(now, cursor))));
    if (!data) throw new FeedError('malformed', `${UPSTREAM}: the answer has no events and occurrences`);
    events.push(...data.events);
    occurrences.push(...data.occurrences);
    const next: string = String(data.next_page_cursor ?? '');
    // A repeated cursor would loop for ever.
    if (next === '' || visited.has(next)) return { events, occurrences, truncated: false };
    visited.add(next);
    cursor = next;
  }
  return { events, occurrences, truncated: true };
}

function queryOf(now: Date, cursor: string | null): string {
  const { from, to } = wantedRange(now);
  const query = new URLSearchParams({
    domain_id: '1',
    limit: String(PAGE_ROWS),
    start_date: from.toISOString(),
    end_date: to.toISOString(),
  });
  if (cursor !== null) query.set('cursor', cursor);
  return `${query}&country_ids=${COUNTRY_IDS}`;
}
