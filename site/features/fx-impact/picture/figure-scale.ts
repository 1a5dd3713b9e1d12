import type { EconomicEvent } from '#contracts/events.ts';
import { type Figure, parseFigure } from '#domain/events/figures.ts';

export type FigureKey = 'forecast' | 'previous' | 'actual';
export type Figures = Pick<EconomicEvent, FigureKey>;

/** Part of the scale that is free at each end. */
const EDGE = 0.08;

/** Where the figures lie between the ends of a scale, 0 to 1; null where they are not numbers of one unit, or all equal. */
export function scaleOf(figures: Figures): Partial<Readonly<Record<FigureKey, number>>> | null {
  const keys = ['forecast', 'previous', 'actual'] as const;
  const read = keys.flatMap((key) => {
    const figure = parseFigure(figures[key]);
    return figure ? [{ key, figure }] : [];
  });
  const [first] = read;
  if (!first || !read.every(({ figure }) => isAlike(figure, first.figure))) return null;
  const values = read.map(({ figure }) => figure.value);
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  if (range === 0) return null;
  const place = (value: number) => EDGE + ((value - low) / range) * (1 - 2 * EDGE);
  return Object.fromEntries(read.map(({ key, figure }) => [key, place(figure.value)]));
}

function isAlike(one: Figure, other: Figure): boolean {
  return one.money === other.money && (one.unit === 'percent') === (other.unit === 'percent');
}
