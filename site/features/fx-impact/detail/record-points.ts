import { type OfficialRecord, RECORD_PERIODS } from '#contracts/official-record.ts';
import { parseFigure } from '#domain/events/figures.ts';

export interface RecordPoint {
  readonly period: string;
  readonly first: string | null;
  readonly latest: string | null;
  /** Whether it is the release of the detail. */
  readonly isThis: boolean;
}

/** The releases of a record, oldest first; this one is the last when it is out. */
export function pointsOf({ past, period, figures, is_first_print: isFirst }: OfficialRecord): RecordPoint[] {
  const earlier = past.toReversed().map((one) => ({ ...one, isThis: false }));
  const first = figures[0]?.figure;
  if (first === undefined) return earlier;
  const latest = figures.at(-1)?.figure ?? first;
  return [...earlier, { period, first: isFirst ? first : null, latest, isThis: true }].slice(-RECORD_PERIODS);
}

export const CHART = { width: 480, height: 120, edge: 8 } as const;

interface Mark {
  readonly period: string;
  /** Place of the period among all. */
  readonly place: number;
  readonly x: number;
  readonly y: number;
  /** Height of a first print that was another figure; null without one. */
  readonly first: number | null;
  readonly isThis: boolean;
}

export interface RecordChartShape {
  readonly marks: readonly Mark[];
  /** Height of the zero line; null for levels far from zero, which are joined by a line instead. */
  readonly zero: number | null;
  /** The highest and the lowest figure, as written. */
  readonly highest: string;
  readonly lowest: string;
}

/** Levels whose lowest figure is above this share of the highest would all look alike from a zero line. */
const FAR_FROM_ZERO = 0.5;

/**
 * Where the marks of the chart are, in its own units; null with fewer than two figures. Changes always start from zero.
 */
export function chartOf(points: readonly RecordPoint[], areChanges: boolean): RecordChartShape | null {
  const values = points.map(({ first, latest }) => ({ first: numberOf(first), latest: numberOf(latest) }));
  const figures = points.flatMap(({ first, latest }) =>
    [first, latest].flatMap((text) => {
      const value = numberOf(text);
      return text === null || value === null ? [] : [{ text, value }];
    }),
  );
  const sorted = figures.toSorted((one, other) => one.value - other.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high || values.filter(({ latest }) => latest !== null).length < 2) return null;
  const [nearest, farthest] = [low.value, high.value].map(Math.abs).sort((one, other) => one - other);
  const crosses = low.value <= 0 && high.value >= 0;
  const hasZero = areChanges || crosses || (nearest ?? 0) < (farthest ?? 0) * FAR_FROM_ZERO;
  const [bottom, top] = hasZero ? [Math.min(0, low.value), Math.max(0, high.value)] : [low.value, high.value];
  const { width, height, edge } = CHART;
  const yOf = (value: number) =>
    top === bottom ? height / 2 : edge + ((top - value) / (top - bottom)) * (height - 2 * edge);
  const step = (width - 2 * edge) / Math.max(1, points.length - 1);
  const marks = values.flatMap(({ first, latest }, index): Mark[] => {
    const point = points[index];
    if (latest === null || !point) return [];
    const other = first !== null && first !== latest ? yOf(first) : null;
    const { period, isThis } = point;
    return [{ period, place: index, x: edge + index * step, y: yOf(latest), first: other, isThis }];
  });
  return { marks, zero: hasZero ? yOf(0) : null, highest: high.text, lowest: low.text };
}

function numberOf(figure: string | null): number | null {
  return parseFigure(figure)?.value ?? null;
}
