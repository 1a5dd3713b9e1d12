import type { PeriodType } from '#contracts/observations.ts';
import { codeOf } from '#domain/official/series.ts';
import { parseJson } from '#feeds/json.ts';
import { getWithKey, type KeyedOptions } from '#feeds/official/keyed.ts';
import type { AskedSeries, OfficialFeed } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, type SeriesPoints, toReading } from '#feeds/official/reading.ts';
import { FeedError } from '#feeds/ports.ts';
import { answerSchema, pointSchema, seriesSchema } from './schema.ts';

const PATH = '/app/api/indicadores/desarrolladores/jsonxml/INDICATOR';
/** Indicators of one call. */
const MOST_SERIES = 10;

/**
 * National Institute of Statistics and Geography of Mexico: indicators of its bank BIE-BISE, with their whole history. The
 * token is a part of the path.
 */
export function createInegiFeed({ baseUrl, clock, ...options }: KeyedOptions): OfficialFeed {
  return {
    publisher: 'inegi',
    readsTogether: true,
    budgetMs: 60_000,
    async read(all, since, signal) {
      const read: SeriesPoints[] = [];
      for (let from = 0; from < all.length; from += MOST_SERIES) {
        const part = all.slice(from, from + MOST_SERIES);
        const ids = part.map(({ series }) => codeOf(series)).join(',');
        const bank = `${baseUrl}${PATH}/${ids}/es/00/false/BIE-BISE/2.0`;
        const url = `${bank}/${encodeURIComponent(options.key)}?type=json`;
        const text = await getWithKey(options, 'inegi', url, { signal, expect: 'json' });
        read.push(...mapAnswer(text, part, { since, request: `${bank}?type=json` }));
      }
      return toReading(read, clock().toISOString());
    },
  };
}

interface Question {
  readonly since: string;
  readonly request: string;
}

function mapAnswer(
  text: string,
  all: readonly AskedSeries[],
  { since, request }: Question,
): readonly SeriesPoints[] {
  const answer = answerSchema.safeParse(parseJson('inegi', text));
  // An error is an object or a list of texts, in HTTP 200 too.
  if (!answer.success) throw new FeedError('upstream_error', 'inegi: an answer without series');
  const parts = answer.data.Series.map((part) => seriesSchema.safeParse(part).data);
  const given = new Map(parts.flatMap((part) => (part ? [[part.INDICADOR, part]] : [])));
  return all.map((asked) => {
    const series = given.get(codeOf(asked.series));
    const frequency = /^(?:\d+_)?(\d+)$/.exec(String(series?.FREQ))?.[1];
    const points = (series?.OBSERVATIONS ?? []).map((point) => readPoint(point, frequency, asked.period));
    const recent = points.filter((point) => typeof point === 'string' || point.period >= since.slice(0, 4));
    return { asked, points: recent, isPartUnread: parts.includes(undefined), request, publishedAt: null };
  });
}

const FREQUENCIES: Readonly<Record<string, PeriodType>> = { 8: 'month', 4: 'quarter', 15: 'half-month' };

function readPoint(point: unknown, frequency: string | undefined, type: PeriodType): ReadPoint {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const period = FREQUENCIES[frequency ?? ''] === type ? periodOf(parsed.data.TIME_PERIOD, type) : null;
  if (period === null) return 'other_period';
  const text = (parsed.data.OBS_VALUE ?? '').trim();
  if (text === '') return 'missing';
  const plain = decimalOf(text);
  // Its 20 decimals are those of a binary number: the shortest text of that number is the published value.
  const value = plain === null ? null : decimalOf(String(Number(plain)));
  return value === null ? 'malformed_row' : { period, value, flag: null };
}

function periodOf(text: string, type: PeriodType): string | null {
  const [, year, part = '', half] = /^(\d{4})\/(0[1-9]|1[0-2])(?:\/0?([12]))?$/.exec(text.trim()) ?? [];
  if (year === undefined || (type === 'half-month') !== (half !== undefined)) return null;
  if (type === 'half-month') return `${year}-${part}-H${half}`;
  if (type === 'month') return `${year}-${part}`;
  return Number(part) <= 4 ? `${year}-Q${Number(part)}` : null;
}
