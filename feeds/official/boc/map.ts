import { codeOf } from '#domain/official/series.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, type SeriesPoints } from '#feeds/official/reading.ts';
import { type Answer, cellSchema, daySchema } from './schema.ts';

/** The values of each series. A day may leave a series out. */
export function mapObservations(
  { observations }: Answer,
  all: readonly AskedSeries[],
  request: string,
): readonly SeriesPoints[] {
  return all.map((asked) => {
    const points = observations.flatMap((day) => readDay(day, codeOf(asked.series)));
    return { asked, points, request, publishedAt: null };
  });
}

function readDay(day: unknown, name: string): readonly ReadPoint[] {
  const parsed = daySchema.safeParse(day);
  if (!parsed.success) return ['malformed_row'];
  if (parsed.data[name] === undefined) return [];
  const cell = cellSchema.safeParse(parsed.data[name]);
  if (!cell.success) return ['malformed_row'];
  if (cell.data.v === null || cell.data.v === '') return ['missing'];
  const value = decimalOf(cell.data.v);
  return [value === null ? 'malformed_row' : { period: parsed.data.d, value, flag: null }];
}
