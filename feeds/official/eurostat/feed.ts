import * as z from 'zod/mini';
import { periodSchema } from '#contracts/observations.ts';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { decimalOf, firstPeriod, type ReadPoint, readEach } from '#feeds/official/reading.ts';
import { instantOfText } from '#feeds/official/wording.ts';
import { FeedError } from '#feeds/ports.ts';

/** JSON-stat 2.0, https://json-stat.org/full/; only the fields we use. */
const dataSetSchema = z.object({
  /** "2026-09-17T11:00:00+0200" */
  updated: z.catch(z.string(), ''),
  size: z.array(z.int()),
  dimension: z.object({
    time: z.object({ category: z.object({ index: z.record(z.string(), z.int()) }) }),
  }),
  value: z.record(z.string(), z.unknown()),
  status: z.catch(z.record(z.string(), z.unknown()), {}),
});
type DataSet = z.infer<typeof dataSetSchema>;

const PATH = '/eurostat/api/dissemination/statistics/1.0/data';

/**
 * Eurostat: a data set with every dimension but time fixed. A composition of the euro area without data answers HTTP 200 with
 * no values, which counts as a series without a value.
 */
export function createEurostatFeed({ baseUrl, get, clock }: PublisherOptions): OfficialFeed {
  return {
    publisher: 'eurostat',
    budgetMs: 75_000,
    read: (all, since, signal) =>
      readEach(all, clock().toISOString(), async (asked) => {
        const from = firstPeriod(asked, since, clock());
        const request = `${baseUrl}${PATH}/${codeOf(asked.series)}&format=JSON&lang=EN&sinceTimePeriod=${from}`;
        const { text } = await get(request, { signal, expect: 'json' });
        const data = dataSetSchema.safeParse(parseJson('eurostat', text));
        // A large question is answered later, under another address.
        if (!data.success) throw new FeedError('malformed', 'eurostat: the answer is not a data set');
        const publishedAt = instantOfText(data.data.updated);
        return { asked, points: pointsOf(data.data), request, publishedAt };
      }),
  };
}

function pointsOf({ size, dimension, value, status }: DataSet): readonly ReadPoint[] {
  const times = Object.entries(dimension.time.category.index);
  const cells = size.reduce((product, length) => product * length, 1);
  if (cells !== times.length)
    throw new FeedError(
      'malformed',
      `eurostat: ${cells} cells for ${times.length} periods: a dimension is open`,
    );
  return times.flatMap(([period, index]): ReadPoint[] => {
    const cell = value[index];
    if (cell === undefined || cell === null) return [];
    if (!periodSchema.safeParse(period).success) return ['other_period'];
    const number = decimalOf(String(cell));
    const flag = status[index];
    return [
      number === null
        ? 'malformed_row'
        : { period, value: number, flag: typeof flag === 'string' ? flag : null },
    ];
  });
}
