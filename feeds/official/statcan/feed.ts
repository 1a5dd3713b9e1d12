import { instantOn } from '#domain/events/zones.ts';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { type ReadPoint, toReading } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';
import { answerSchema, pointSchema, vectorSchema } from './schema.ts';

const PATH = '/t1/wds/rest/getDataFromVectorsAndLatestNPeriods';
const OTTAWA = 'America/Toronto';

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
      if (!answer.success) throw new FeedError('malformed', 'statcan: the answer is not a list');
      const found = new Map(
        answer.data.flatMap(({ object }) => {
          const vector = vectorSchema.safeParse(object);
          return vector.success ? [[vector.data.vectorId, vector.data.vectorDataPoint] as const] : [];
        }),
      );
      const read = all.map((asked, index) => {
        const points = (found.get(wanted[index] ?? 0) ?? []).map((point) => readPoint(point, asked.unit));
        return { asked, points, request, publishedAt: null };
      });
      return toReading(read, now.toISOString());
    },
  };
}

/** `unit` says the power of ten that the row counts in: "million dollars". */
function readPoint(point: unknown, unit: string): ReadPoint {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const { refPer, value, decimals, scalarFactorCode, releaseTime } = parsed.data;
  if (value === null) return 'missing';
  return {
    period: refPer.slice(0, 7),
    value: scaled(value.toFixed(decimals), (scalarFactorCode ?? exponentOf(unit)) - exponentOf(unit)),
    flag: null,
    publishedAt: instantOn(releaseTime.slice(0, 10), releaseTime.slice(11), OTTAWA).toISOString(),
  };
}

function exponentOf(unit: string): number {
  if (unit.startsWith('million')) return 6;
  return unit.startsWith('thousand') ? 3 : 0;
}

/** A decimal text times a power of ten, with its digits. */
function scaled(text: string, exponent: number): string {
  if (exponent === 0) return text;
  const decimals = (text.split('.')[1] ?? '').length;
  return Number(`${text}e${exponent}`).toFixed(Math.max(0, decimals - exponent));
}
