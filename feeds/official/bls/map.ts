import type { SeriesId } from '#contracts/observations.ts';
import { codeOf } from '#domain/official/series.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { decimalOf, type ReadPoint, type SeriesPoints } from '#feeds/official/reading.ts';
import {
  type Answer,
  type Change,
  calculationsSchema,
  type Point,
  pointSchema,
  seriesSchema,
} from './schema.ts';

interface SeriesParts {
  readonly id: string;
  /** A change that the bureau calculates, and how many periods it looks back; null for the values themselves. */
  readonly change: { readonly type: Change; readonly periods: string } | null;
}

/** `CUSR0000SA0`, or `CUSR0000SA0/pct_changes/12` for the bureau's change of it in 12 months. */
export function partsOf(series: SeriesId): SeriesParts {
  const [id = '', type, periods = ''] = codeOf(series).split('/');
  return { id, change: type === 'pct_changes' || type === 'net_changes' ? { type, periods } : null };
}

/** The values of an answer. A series that the BLS does not know has an empty list in it. */
export function mapAnswer({ Results }: Answer, all: readonly AskedSeries[], request: string): SeriesPoints[] {
  const parts = (Results?.series ?? []).map((part) => seriesSchema.safeParse(part).data);
  const answered = new Map(parts.flatMap((part) => (part ? [[part.seriesID, part.data ?? []]] : [])));
  return all.map((asked) => {
    const { id, change } = partsOf(asked.series);
    const points = (answered.get(id) ?? []).flatMap((point) => readPoint(point, change) ?? []);
    return { asked, points, isPartUnread: parts.includes(undefined), request, publishedAt: null };
  });
}

/** Null: the first periods of a series have no change. */
function readPoint(point: unknown, change: SeriesParts['change']): ReadPoint | null {
  const parsed = pointSchema.safeParse(point);
  if (!parsed.success) return 'malformed_row';
  const period = periodOf(parsed.data);
  if (period === null) return 'other_period';
  const given = change ? changeOf(parsed.data, change) : parsed.data.value;
  if (given === undefined && change) return null;
  if (given === '-' || given === '') return 'missing';
  const value = typeof given === 'string' ? decimalOf(given) : null;
  if (value === null) return 'malformed_row';
  const codes = parsed.data.footnotes.flatMap(({ code }) => code || []);
  return { period, value, flag: codes.length > 0 ? codes.join(' ') : null };
}

/** Undefined without the change; null when the changes have another shape. */
function changeOf({ calculations }: Point, { type, periods }: NonNullable<SeriesParts['change']>): unknown {
  const parsed = calculationsSchema.safeParse(calculations);
  return parsed.success ? parsed.data?.[type]?.[periods] : null;
}

function periodOf({ year, period }: Point): string | null {
  const [, type, number] = /^([MQ])(\d{2})$/.exec(period) ?? [];
  const count = Number(number);
  if (type === 'M' && count >= 1 && count <= 12) return `${year}-${number}`;
  return type === 'Q' && count >= 1 && count <= 4 ? `${year}-Q${count}` : null;
}
