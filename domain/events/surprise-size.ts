import type { SurpriseSize } from '#contracts/event-history.ts';
import { type Figure, parseFigure, scaleMark, scaleOf, stepOf } from './figures.ts';
import { missOf, type Outcome } from './surprise.ts';

/** Fewer earlier differences are too few for a standard deviation. */
const ENOUGH = 5;

/**
 * actual − forecast in the figure's own unit and notation, with its sign: "+0.2 pp", "-25K", "+$1.4B"; "0 pp" when they
 * are equal but for rounding. Null when they cannot be compared (K4).
 */
export function differenceText(outcome: Outcome): string | null {
  const { actual, forecast } = outcome;
  const miss = missOf(outcome);
  const figure = parseFigure(actual);
  if (miss === null || !figure || actual === null || forecast === null) return null;
  const scale = scaleOf(actual);
  const step = Math.min(stepOf(actual), stepOf(forecast)) / scale;
  const decimals = Math.max(0, Math.round(-Math.log10(step)));
  const size = Math.abs(miss / scale).toFixed(decimals);
  if (miss === 0) return withUnit('', '0', figure, actual);
  return withUnit(miss > 0 ? '+' : '-', size, figure, actual);
}

function withUnit(sign: string, size: string, { unit, money }: Figure, actual: string): string {
  if (unit === 'percent') return `${sign}${size} pp`;
  return `${sign}${money ?? ''}${size}${scaleMark(actual)}`;
}

/**
 * The size of a surprise (K4). `earlier` are the past releases of the series. With five comparable ones or more, it also
 * has the size in sample standard deviations. Null before the figure is out, or when it cannot be compared.
 */
export function surpriseSize(outcome: Outcome, earlier: readonly Outcome[]): SurpriseSize | null {
  const difference = differenceText(outcome);
  const miss = missOf(outcome);
  if (difference === null || miss === null) return null;
  const unit = parseFigure(outcome.actual)?.unit;
  const misses = earlier
    .filter(({ actual }) => parseFigure(actual)?.unit === unit)
    .flatMap((one) => missOf(one) ?? []);
  const deviation = misses.length >= ENOUGH ? deviationOf(misses) : 0;
  // Equal differences may differ by rounding errors, which are not a deviation.
  const isSpread = deviation > 1e-9 * Math.max(1, ...misses.map(Math.abs));
  return { difference, deviations: isSpread ? Math.round((miss / deviation) * 10) / 10 + 0 : null };
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}
