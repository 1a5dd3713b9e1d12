import * as z from 'zod/mini';
import type { PeriodType } from '#contracts/observations.ts';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, readEach } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';

const pointsSchema = z.nullish(z.array(z.unknown()));

/** `/<topic>/timeseries/<id>/<data set>/data`; only the fields we use. */
const seriesSchema = z.object({ months: pointsSchema, quarters: pointsSchema });
const pointSchema = z.object({ date: z.string(), value: z.string() });

/** Office for National Statistics: one file for each series, with its whole history as months, quarters and years. */
export function createOnsFeed({ baseUrl, get, clock }: PublisherOptions): OfficialFeed {
  return {
    publisher: 'ons',
    budgetMs: 105_000,
    read: (all, since, signal) =>
      readEach(all, clock().toISOString(), async (asked) => {
        const request = `${baseUrl}/${codeOf(asked.series)}/data`;
        const { text } = await get(request, { signal, expect: 'json' });
        const series = seriesSchema.safeParse(parseJson('ons', text));
        const given = asked.period === 'quarter' ? series.data?.quarters : series.data?.months;
        if (!given) throw new FeedError('malformed', 'ons: a series of another shape');
        const points = given
          .map((point) => readPoint(point, asked.period))
          .filter((point) => typeof point === 'string' || point.period >= since.slice(0, 4));
        return { asked, points, request, publishedAt: null };
      }),
  };
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** "2026 JUN", "2026 Q2"; a value that is not available is "NA" or empty. */
function readPoint(point: unknown, type: PeriodType): ReadPoint {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const [, year, part = ''] = /^(\d{4}) (\w{2,3})$/.exec(parsed.data.date.trim()) ?? [];
  const month = MONTHS.indexOf(part.toUpperCase()) + 1;
  const period = type === 'quarter' ? `${year}-${part}` : `${year}-${String(month).padStart(2, '0')}`;
  if (year === undefined || (type === 'quarter' ? !/^Q[1-4]$/.test(part) : month === 0))
    return 'other_period';
  const text = parsed.data.value.trim();
  if (text === '' || text === 'NA') return 'missing';
  const value = decimalOf(text);
  return value === null ? 'malformed_row' : { period, value, flag: null };
}
