import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import type { OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, toReading } from '#feeds/official/reading.ts';
import { instantOfText } from '#feeds/official/wording.ts';
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
      // An unknown vector has a text in its place.
      const vectors = answer.data
        .filter(({ object }) => typeof object !== 'string')
        .map(({ object }) => vectorSchema.safeParse(object).data);
      const found = new Map(
        vectors.flatMap((vector) => (vector ? [[vector.vectorId, vector.vectorDataPoint]] : [])),
      );
      const read = all.map((asked, index) => {
        const points = (found.get(wanted[index] ?? 0) ?? []).map((point) => readPoint(point, asked.unit));
        return { asked, points, isPartUnread: vectors.includes(undefined), request, publishedAt: null };
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
  const text = decimals === null ? decimalOf(String(value)) : value.toFixed(decimals);
  if (text === null) return 'malformed_row';
  const publishedAt = instantOfText(releaseTime, OTTAWA);
  return {
    period: refPer.slice(0, 7),
    value: scaled(text, Number(scalarFactorCode ?? exponentOf(unit)) - exponentOf(unit)),
    flag: null,
    ...(publishedAt !== null && { publishedAt }),
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
