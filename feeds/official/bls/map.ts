import { codeOf } from '#domain/official/series.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, type SeriesPoints } from '#feeds/official/reading.ts';
import { type Answer, type Point, pointSchema } from './schema.ts';

/** The values of an answer. A series that the BLS does not know has an empty list in it. */
export function mapAnswer({ Results }: Answer, all: readonly AskedSeries[], request: string): SeriesPoints[] {
  const answered = new Map((Results?.series ?? []).map(({ seriesID, data }) => [seriesID, data]));
  return all.map((asked) => {
    const points = (answered.get(codeOf(asked.series)) ?? []).map(readPoint);
    return { asked, points, request, publishedAt: null };
  });
}

function readPoint(point: unknown): ReadPoint {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const { footnotes = [] } = parsed.data;
  const period = periodOf(parsed.data);
  if (period === null) return 'other_period';
  if (parsed.data.value === '-') return 'missing';
  const value = decimalOf(parsed.data.value);
  if (value === null) return 'malformed_row';
  const codes = footnotes.flatMap(({ code }) => code ?? []);
  return { period, value, flag: codes.length > 0 ? codes.join(' ') : null };
}

function periodOf({ year, period }: Point): string | null {
  const [, type, number] = /^([MQ])(\d{2})$/.exec(period) ?? [];
  const count = Number(number);
  if (type === 'M' && count >= 1 && count <= 12) return `${year}-${number}`;
  return type === 'Q' && count >= 1 && count <= 4 ? `${year}-Q${count}` : null;
}
