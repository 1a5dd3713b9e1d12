import * as z from 'zod/mini';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import { getWithKey, type KeyedOptions, refusedKey } from '#feeds/official/keyed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, readEach } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';

/** A table whose first row has the names of the columns; a column that is also part of the question comes twice. */
const tableSchema = z.array(z.array(z.unknown()));
const MISSING: ReadonlySet<string> = new Set(['', 'NA', '(NA)', 'N', '-']);

/** US Census Bureau, Economic Indicators Time Series with a key: one call for each series, `<program>/<category>/<type>`. */
export function createEitsFeed({ baseUrl, clock, ...options }: KeyedOptions): OfficialFeed {
  return {
    publisher: 'eits',
    budgetMs: 17_000,
    read: (all, since, signal) =>
      readEach(all, clock().toISOString(), async (asked) => {
        const [program = '', category = '', type = ''] = codeOf(asked.series).split('/');
        const query = new URLSearchParams({
          get: 'cell_value,time_slot_id',
          category_code: category,
          data_type_code: type,
          seasonally_adj: 'yes',
          error_data: 'no',
          for: 'us:*',
          time: `from ${since.slice(0, 7)}`,
        });
        const request = `${baseUrl}/data/timeseries/eits/${program}?${query}`;
        const url = `${request}&key=${encodeURIComponent(options.key)}`;
        const text = await getWithKey(options, 'eits', url, { signal, expect: 'json' }).catch(refusal);
        // No rows is HTTP 204, without a body.
        const points = text === '' ? [] : pointsOf(text, { category_code: category, data_type_code: type });
        return { asked, points, request, publishedAt: null };
      }),
  };
}

/** A missing or unknown key gets a redirect to a page of HTML, which ends in HTTP 200. */
function refusal(error: unknown): never {
  if (error instanceof FeedError && error.kind === 'challenge' && error.status === 200)
    throw refusedKey('eits', error);
  throw error;
}

function pointsOf(text: string, wanted: Readonly<Record<string, string>>): readonly ReadPoint[] {
  const table = tableSchema.safeParse(parseJson('eits', text));
  if (!table.success) throw new FeedError('malformed', 'eits: the answer is not a table');
  const [head = [], ...rows] = table.data;
  const column = (name: string) => head.indexOf(name);
  if (column('cell_value') < 0 || column('time') < 0)
    throw new FeedError('malformed', 'eits: a table without values or times');
  return rows.map((row): ReadPoint => {
    const isOther = Object.entries(wanted).some(
      ([name, value]) => column(name) >= 0 && row[column(name)] !== value,
    );
    const textOf = (name: string) => String(row[column(name)] ?? '').trim();
    const period = textOf('time');
    if (isOther || !/^\d{4}-(0[1-9]|1[0-2])$/.test(period)) return 'other_period';
    const given = textOf('cell_value');
    if (MISSING.has(given)) return 'missing';
    const value = decimalOf(given);
    return value === null ? 'malformed_row' : { period, value, flag: null };
  });
}
