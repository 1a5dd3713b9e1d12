import { startOfDay } from '#domain/events/zones.ts';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { type ReadPoint, toReading } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';
import { answerSchema, pointSchema, vectorSchema } from './schema.ts';

const PATH = '/t1/wds/rest/getDataFromVectorsAndLatestNPeriods';
const OTTAWA = 'America/Toronto';
const MINUTE_MS = 60_000;

/** Statistics Canada: all vectors in one call, each value with the time of its release. */
export function createStatcanFeed({ baseUrl, get, clock }: PublisherOptions): OfficialFeed {
  return {
    publisher: 'statcan',
    readsTogether: true,
    budgetMs: 17_000,
    async read(all, since, signal) {
      const now = clock();
      const request = `${baseUrl}${PATH}`;
      const latestN = Math.ceil((now.getTime() - Date.parse(since)) / (28 * 86_400_000));
      const wanted = all.map(({ series }) => Number(codeOf(series).slice(1)));
      const body = JSON.stringify(wanted.map((vectorId) => ({ vectorId, latestN })));
      const { text } = await get(request, { signal, expect: 'json', body });
      const answer = answerSchema.safeParse(parseJson('statcan', text));
      if (!answer.success) throw new FeedError('malformed', 'statcan: an answer that is no list');
      const found = new Map(
        answer.data.flatMap(({ object }) => {
          const vector = vectorSchema.safeParse(object);
          return vector.success ? [[vector.data.vectorId, vector.data.vectorDataPoint] as const] : [];
        }),
      );
      const read = all.map((asked, index) => {
        const points = (found.get(wanted[index] ?? 0) ?? []).map(readPoint);
        return { asked, points, request, publishedAt: null };
      });
      return toReading(read, now.toISOString());
    },
  };
}

function readPoint(point: unknown): ReadPoint {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const { refPer, value, decimals, releaseTime } = parsed.data;
  if (value === null) return 'missing';
  return {
    period: refPer.slice(0, 7),
    value: value.toFixed(decimals),
    flag: null,
    publishedAt: instantOf(releaseTime),
  };
}

/** Clocks change on Sundays at two, and releases come on working days: the hours of the day are of one length. */
function instantOf(releaseTime: string): string {
  const [day = '', time = ''] = releaseTime.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfDay(day, OTTAWA).getTime() + (hours * 60 + minutes) * MINUTE_MS).toISOString();
}
