import type { Observation } from '#contracts/observations.ts';
import { periodBefore } from './period.ts';
import type { FollowedSeries, Notation } from './series.ts';

/** Values of one series by period, as they were known at one instant. */
export type KnownValues = ReadonlyMap<string, Pick<Observation, 'value' | 'unit'>>;

/** What a figure follows from; only a week has to name its type of period. */
type FiguredSeries = Pick<FollowedSeries, 'calculation' | 'notation' | 'unit'> &
  Partial<Pick<FollowedSeries, 'period'>>;

type Input = Pick<Observation, 'value' | 'unit'>;

/**
 * The figure of `period` as a decimal number ("0.4"), from values that were known together. Null when a value is missing,
 * when a unit is another one, or when the rounding of the published values leaves the last digit open.
 */
export function figureOf(
  { calculation, notation, unit, period: type }: FiguredSeries,
  period: string,
  known: KnownValues,
): string | null {
  const value = known.get(period);
  if (!value || value.unit !== unit) return null;
  if (calculation.type === 'level') return rounded(Number(value.value), notation);
  const base = known.get(periodBefore(period, calculation.periods, type));
  if (!base || base.unit !== unit) return null;
  if (calculation.type === 'difference') return rounded(difference(value, base), notation);
  return percent(value, base, notation, calculation.isExact ?? false);
}

/** Whole numbers of the last decimal, because 0.3 − 0.1 is not 0.2 in binary. */
function difference(value: Input, base: Input): number {
  const scale = 10 ** Math.max(decimalsOf(value.value), decimalsOf(base.value));
  return (Math.round(Number(value.value) * scale) - Math.round(Number(base.value) * scale)) / scale;
}

/**
 * The publisher calculates from unrounded values: a result that changes when both published values move by half of their
 * last digit is not sure.
 */
function percent(value: Input, base: Input, notation: Notation, isExact: boolean): string | null {
  const [top, bottom] = [Number(value.value), Number(base.value)];
  const [topHalf, bottomHalf] = isExact ? [0, 0] : [halfStep(value.value), halfStep(base.value)];
  if (bottom - bottomHalf <= 0) return null;
  const lowest = rounded(changeOf(top - topHalf, bottom + bottomHalf), notation);
  const highest = rounded(changeOf(top + topHalf, bottom - bottomHalf), notation);
  return lowest === highest ? lowest : null;
}

function changeOf(value: number, base: number): number {
  return (value / base - 1) * 100;
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function halfStep(text: string): number {
  return 0.5 * 10 ** -decimalsOf(text);
}

/** Far below any published digit; makes up for halves that are a little less in binary. */
const BINARY_ERROR = 1e-9;

/** Divided and rounded, halves away from zero, as statistical offices do. */
function rounded(value: number, { divideBy, decimals }: Notation): string {
  const scale = 10 ** decimals;
  const size = Math.round((Math.abs(value) / divideBy) * scale + BINARY_ERROR) / scale;
  return (value < 0 && size !== 0 ? -size : size).toFixed(decimals);
}

/** A figure as a calendar writes it: "0.4%", "162K". */
export function figureText(figure: string, { mark }: Notation): string {
  return `${figure}${mark}`;
}
