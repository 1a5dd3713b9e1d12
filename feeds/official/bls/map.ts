import type { Observation } from '#contracts/observations.ts';
import { codeOf } from '#domain/official/series.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import type { FeedResult } from '#feeds/ports.ts';
import { type Answer, type Point, pointSchema } from './schema.ts';

interface Reading {
  readonly observedAt: string;
  readonly request: string;
}

/**
 * The observations of an answer. A month without data ("-") and the mean of a year are counted as dropped; so is a series
 * that the BLS does not know, which it answers with an empty list.
 */
export function mapAnswer(
  { Results }: Answer,
  asked: readonly AskedSeries[],
  { observedAt, request }: Reading,
): FeedResult<Observation> {
  const answered = new Map((Results?.series ?? []).map(({ seriesID, data }) => [seriesID, data]));
  const dropped: Record<string, number> = {};
  const drop = (reason: string) => {
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  };
  let received = 0;
  const rows = asked.flatMap(({ series, unit }) => {
    const data = answered.get(codeOf(series)) ?? [];
    if (data.length === 0) drop('empty_series');
    received += data.length;
    return data.flatMap((point): Observation[] => {
      const read = readPoint(point);
      if (typeof read !== 'string')
        return [{ series, unit, ...read, firstSeenAt: observedAt, publishedAt: null, request }];
      drop(read);
      return [];
    });
  });
  return { rows, received, dropped, observedAt };
}

/** The period, value and flag of a point, or the reason why it is dropped. */
function readPoint(point: unknown): Pick<Observation, 'period' | 'value' | 'flag'> | string {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const { value, footnotes = [] } = parsed.data;
  const period = periodOf(parsed.data);
  if (period === null) return 'other_period';
  if (value === '-') return 'missing';
  if (!/^-?\d+(\.\d+)?$/.test(value)) return 'malformed_row';
  const codes = footnotes.flatMap(({ code }) => code ?? []);
  return { period, value, flag: codes.length > 0 ? codes.join(' ') : null };
}

function periodOf({ year, period }: Point): string | null {
  const [, type, number] = /^([MQ])(\d{2})$/.exec(period) ?? [];
  const count = Number(number);
  if (type === 'M' && count >= 1 && count <= 12) return `${year}-${number}`;
  return type === 'Q' && count >= 1 && count <= 4 ? `${year}-Q${count}` : null;
}
