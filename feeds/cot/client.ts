import { createConditionalRead, type FileKeeping } from '#feeds/http/conditional.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { parseJson } from '#feeds/json.ts';
import { FeedError } from '#feeds/ports.ts';
import { MARKET_CODES } from './markets.ts';
import { FIELDS } from './schema.ts';

/** Rows of one page; a year of our markets fits into one. https://dev.socrata.com/docs/paging */
export const PAGE_ROWS = 1000;
const MAX_PAGES = 5;
/** Legacy report, futures only. */
const DATA_SET = '6dca-aqww';

/**
 * Reads the raw rows dated `since` or later, page by page. The address stays the same until the next release, so repeated
 * requests are conditional (K5).
 */
export function createReportsClient(baseUrl: string, get: UpstreamGet, keeping?: FileKeeping) {
  const read = createConditionalRead(get, keeping);
  return async (since: string, signal: AbortSignal): Promise<readonly unknown[]> => {
    const rows: unknown[] = [];
    for (let number = 0; number < MAX_PAGES; number += 1) {
      const url = addressOf(baseUrl, since, number * PAGE_ROWS);
      const file = { name: `cftc-page-${number}`, url, expect: 'json', parse: parseRows } as const;
      const page = await read(file, signal);
      rows.push(...page);
      if (page.length < PAGE_ROWS) return rows;
    }
    throw new FeedError('too_large', `cftc: more than ${MAX_PAGES * PAGE_ROWS} rows since ${since}`);
  };
}

function addressOf(baseUrl: string, since: string, offset: number): string {
  const codes = Object.values(MARKET_CODES).map((code) => `'${code}'`);
  const query = new URLSearchParams({
    $select: FIELDS.join(','),
    $where: `cftc_contract_market_code in(${codes.join(',')}) AND report_date_as_yyyy_mm_dd >= '${since}T00:00:00.000'`,
    // Pages of this API may overlap without an order.
    $order: 'report_date_as_yyyy_mm_dd,cftc_contract_market_code',
    $limit: String(PAGE_ROWS),
    $offset: String(offset),
  });
  return `${baseUrl}/resource/${DATA_SET}.json?${query}`;
}

/** The rows of one page. An error with HTTP 200 is an object with `error: true`. */
function parseRows(text: string): readonly unknown[] {
  const body = parseJson('cftc', text);
  if (Array.isArray(body)) return body;
  const isError = typeof body === 'object' && body !== null && 'error' in body;
  throw new FeedError(isError ? 'upstream_error' : 'malformed', 'cftc: an answer that is no list of rows');
}
