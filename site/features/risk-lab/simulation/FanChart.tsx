import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import { LOCALE_TABLE, type Locale } from '#contracts/locale.ts';
import { PERCENTILES, type SimulationResult } from '#domain/risk/simulate.ts';
import chart from '../Chart.module.css';
import { fanScale } from './fan-scale.ts';

interface FanChartProps {
  readonly locale: Locale;
  readonly result: Pick<SimulationResult, 'fan' | 'steps'>;
  readonly balance: number;
  /** Balance at which a run counts as ruined. */
  readonly ruin: number;
  /** The picture in one sentence. */
  readonly description: string;
}

const WIDTH = 360;
const HEIGHT = 250;
const LEFT = 48;
const RIGHT = 326;
const TOP = 14;
const BOTTOM = 218;

/** The balances of all runs: half of them in the inner band, nine in ten in the outer; below the start it is a loss (N5). */
export function FanChart({ locale, result, balance, ruin, description }: FanChartProps) {
  const id = useId();
  const { fan, steps } = result;
  const all = fan.flat();
  const low = Math.min(...all, ruin > 0 ? ruin : balance);
  const high = Math.max(...all, balance);
  const scale = fanScale(low, high * 1.02, TOP, BOTTOM);
  const trades = steps.at(-1) ?? 1;
  const x = (step: number) => round(LEFT + (step / trades) * (RIGHT - LEFT));
  const y = (money: number) => round(scale.at(money));
  const pointsOf = (line: readonly number[]) => line.map((money, at) => `${x(steps[at] ?? 0)} ${y(money)}`);
  const [lowest = [], lower = [], middle = [], upper = [], highest = []] = fan;
  const band = (under: readonly number[], over: readonly number[]) =>
    `M${pointsOf(under).join('L')}L${pointsOf(over).reverse().join('L')}z`;
  const start = y(balance);
  const compact = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (
    <svg className={chart.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
      <pattern id={`${id}h`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={chart.hatch} width="2" height="7" />
      </pattern>
      <clipPath id={`${id}g`}>
        <rect x={LEFT} y={TOP - 10} width={RIGHT - LEFT} height={Math.max(0, start - TOP + 10)} />
      </clipPath>
      <clipPath id={`${id}l`}>
        <rect x={LEFT} y={start} width={RIGHT - LEFT} height={Math.max(0, BOTTOM - start)} />
      </clipPath>
      {scale.ticks.map((money) => (
        <g key={money}>
          <path className={chart.grid} d={`M${LEFT} ${y(money)}H${RIGHT}`} />
          <text className={chart.tick} x={LEFT - 6} y={y(money) + 4} textAnchor="end">
            {compact.format(money)}
          </text>
        </g>
      ))}
      <g clipPath={`url(#${id}g)`}>
        <path className={chart.gainOuter} d={band(lowest, highest)} />
        <path className={chart.gainInner} d={band(lower, upper)} />
      </g>
      <g clipPath={`url(#${id}l)`}>
        <path className={chart.lossOuter} d={band(lowest, highest)} />
        <path d={band(lowest, highest)} fill={`url(#${id}h)`} />
        <path className={chart.lossInner} d={band(lower, upper)} />
      </g>
      <path className={chart.axis} d={`M${LEFT} ${start}H${RIGHT}`} />
      {ruin > 0 && <path className={chart.next} d={`M${LEFT} ${y(ruin)}H${RIGHT}`} />}
      <path className={chart.middle} d={`M${pointsOf(middle).join('L')}`} />
      {ruin > 0 && (
        <text className={chart.lossName} x={LEFT + 4} y={y(ruin) - 4}>
          {translate(locale, 'lab.simulation.ruinLine')}
        </text>
      )}
      {spread(fan.map((line) => y(line.at(-1) ?? 0))).map((at, line) => (
        <text className={chart.tick} key={PERCENTILES[line]} x={RIGHT + 4} y={at + 4}>
          {PERCENTILES[line]}%
        </text>
      ))}
      {[0, 0.5, 1].map((part) => (
        <text
          className={chart.tick}
          key={part}
          x={x(part * trades)}
          y={BOTTOM + 20}
          textAnchor={part === 0 ? 'start' : part === 1 ? 'end' : 'middle'}
        >
          {Math.round(part * trades)}
        </text>
      ))}
    </svg>
  );
}

/** Least distance of two names, in units of the picture. */
const LINE = 13;

/** Heights of the names beside the lines, from the lowest line up, far enough from each other to be read. */
function spread(heights: readonly number[]): readonly number[] {
  let last = Number.POSITIVE_INFINITY;
  const placed = heights.map((height) => {
    last = Math.min(height, last - LINE);
    return last;
  });
  const above = Math.max(0, TOP - (placed.at(-1) ?? TOP));
  return placed.map((height) => height + above);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
