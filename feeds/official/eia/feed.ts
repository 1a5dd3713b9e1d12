import * as z from 'zod/mini';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import { getWithKey, type KeyedOptions } from '#feeds/official/keyed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, readEach } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';

/** https://www.eia.gov/opendata/documentation.php (API v2); only the fields we use. `period` is the last day of a week. */
const pointSchema = z.object({
  period: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  series: z.string(),
  /** A text since January 2024, a number before; null when there is none. */
  value: z.nullable(z.union([z.string(), z.number()])),
  units: z.string(),
});

/** The answer also repeats the question, which is not read: it may hold the key. */
const answerSchema = z.object({ response: z.object({ data: z.array(z.unknown()) }) });

/** Its names of units; another name means that the series counts something else now. */
const UNITS: Readonly<Record<string, string>> = { MBBL: 'thousand barrels', BCF: 'billion cubic feet' };

/** US Energy Information Administration, API v2 with a key: one weekly series for each call. */
export function createEiaFeed({ baseUrl, clock, ...options }: KeyedOptions): OfficialFeed {
  return {
    publisher: 'eia',
    budgetMs: 17_000,
    read: (all, since, signal) =>
      readEach(all, clock().toISOString(), async (asked) => {
        const request = addressOf(baseUrl, codeOf(asked.series), since);
        const url = `${request}&api_key=${encodeURIComponent(options.key)}`;
        const text = await getWithKey(options, 'eia', url, { signal, expect: 'json' });
        const answer = answerSchema.safeParse(parseJson('eia', text));
        if (!answer.success) throw new FeedError('malformed', 'eia: an answer of another shape');
        const read = answer.data.response.data.map((point) => readPoint(point, codeOf(asked.series)));
        const units = new Set(read.flatMap(({ unit }) => unit ?? []));
        if (units.size > 1) throw new FeedError('malformed', 'eia: a series in several units');
        const [unit = asked.unit] = units;
        return { asked, unit, points: read.map(({ point }) => point), request, publishedAt: null };
      }),
  };
}

/** `petroleum/stoc/wstk/WCESTUS1` is the series WCESTUS1 of the route petroleum/stoc/wstk. */
function addressOf(baseUrl: string, code: string, since: string): string {
  const cut = code.lastIndexOf('/');
  const query = new URLSearchParams({
    frequency: 'weekly',
    'data[0]': 'value',
    'facets[series][]': code.slice(cut + 1),
    start: since,
    'sort[0][column]': 'period',
    'sort[0][direction]': 'asc',
  });
  return `${baseUrl}/v2/${code.slice(0, cut)}/data/?${query}`;
}

function readPoint(point: unknown, code: string): { readonly point: ReadPoint; readonly unit?: string } {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success || !code.endsWith(`/${parsed.data.series}`)) return { point: 'malformed_row' };
  const { period, value: given, units } = parsed.data;
  if (given === null) return { point: 'missing' };
  const value = decimalOf(String(given));
  if (value === null) return { point: 'malformed_row' };
  return { point: { period, value, flag: null }, unit: UNITS[units] ?? units };
}
