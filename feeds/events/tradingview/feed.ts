import type { Span } from '#domain/events/recognise.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { parseJson } from '#feeds/json.ts';
import { type EventsFeed, FeedError } from '#feeds/ports.ts';
import { addressOf } from '../address.ts';
import { type MappedRows, mapRows } from '../map-rows.ts';
import { createSinglePartFeed } from '../single-part.ts';
import { split, wantedRange } from '../window.ts';
import { mapTradingviewRow } from './map.ts';
import { tradingviewAnswerSchema } from './schema.ts';

export interface TradingviewOptions {
  readonly baseUrl: string;
  readonly get: UpstreamGet;
}

const UPSTREAM = 'tradingview';
const ORIGIN = 'https://www.tradingview.com';
const COUNTRIES = 'US,EU,DE,FR,IT,ES,GB,JP,CH,CA,AU,NZ,CN,MX';
const MAX_DAYS = 7;
/** The upstream silently cuts longer answers, from the end of the range. */
const CUT_AT = 2000;

/** The charting platform's calendar of the week (K3); used only when the owner turned it on. */
export function createTradingviewFeed({ baseUrl, get }: TradingviewOptions): EventsFeed {
  return createSinglePartFeed({
    source: 'charting-platform',
    vendor: 'tradingview',
    load: async (now, signal) => {
      const lists: (readonly unknown[])[] = [];
      for (const range of split(wantedRange(now), MAX_DAYS)) {
        const { text } = await get(`${addressOf(baseUrl, '/events')}?${queryOf(range)}`, {
          signal,
          expect: 'json',
          headers: { Origin: ORIGIN },
        });
        lists.push(parseTradingview(text));
      }
      return mapLists(lists);
    },
  });
}

function queryOf({ from, to }: Span): string {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  return `${query}&countries=${COUNTRIES}`;
}

function parseTradingview(text: string | null): readonly unknown[] {
  const { data: answer } = tradingviewAnswerSchema.safeParse(parseJson(UPSTREAM, text));
  if (answer && 'result' in answer) return answer.result;
  if (!answer || answer.status === 'ok') {
    throw new FeedError('malformed', `${UPSTREAM}: the answer has no list of events`);
  }
  throw new FeedError('upstream_error', `${UPSTREAM}: ${answer.status} ${answer.errmsg ?? ''}`.slice(0, 200));
}

/**
 * One list of events; `truncated` counts the answers that reached the limit and may miss their latest days. Both ends of a
 * range are included, so an event on the border of two ranges comes twice.
 */
function mapLists(lists: readonly (readonly unknown[])[]): MappedRows {
  const mapped = mapRows(UPSTREAM, lists.flat(), mapTradingviewRow);
  const truncated = lists.filter((list) => list.length >= CUT_AT).length;
  return truncated ? { ...mapped, dropped: { ...mapped.dropped, truncated } } : mapped;
}
