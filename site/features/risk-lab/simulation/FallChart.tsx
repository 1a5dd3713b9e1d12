import { useId } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import chart from '../Chart.module.css';

/** Runs whose deepest fall is from `from` to below `to`, whole per cent. */
export interface FallBin {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  /** Runs that fall `from` or more. */
  readonly orMore: number;
}

const STEP = 10;

/** The runs by their deepest fall, from the shares that fell at least each whole per cent. */
export function fallBins(fell: readonly number[]): readonly FallBin[] {
  return Array.from({ length: 100 / STEP }, (_, at) => {
    const [from, to] = [at * STEP, (at + 1) * STEP];
    const orMore = fell[from] ?? 0;
    // What falls all of it is in the last bin.
    return { from, to, orMore, share: orMore - (to === 100 ? 0 : (fell[to] ?? 0)) };
  });
}

interface FallChartProps {
  readonly locale: Locale;
  readonly bins: readonly FallBin[];
  /** The fall that is asked for, whole per cent. */
  readonly fall: number;
  /** The picture in one sentence. */
  readonly description: string;
}

const WIDTH = 360;
const HEIGHT = 250;
const LEFT = 40;
const TOP = 22;
const BOTTOM = 218;

/** How many runs fall how far: those from the asked fall on are hatched (N5). */
export function FallChart({ locale, bins, fall, description }: FallChartProps) {
  const hatch = useId();
  const most = Math.max(0.1, ...bins.map(({ share }) => share));
  const room = (WIDTH - LEFT) / bins.length;
  const y = (share: number) => BOTTOM - (share / most) * (BOTTOM - TOP);
  const line = LEFT + (fall / 100) * (WIDTH - LEFT);
  return (
    <svg className={chart.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={chart.hatch} width="2.5" height="7" />
      </pattern>
      {[most / 2, most].map((share) => (
        <g key={share}>
          <path className={chart.grid} d={`M${LEFT} ${y(share)}H${WIDTH}`} />
          <text className={chart.tick} x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {formatShare(Math.round(share * 100), locale)}
          </text>
        </g>
      ))}
      {bins.map(({ from, to, share }, at) => {
        const box = {
          x: LEFT + at * room + 2,
          y: y(share),
          width: room - 4,
          height: Math.max(0, BOTTOM - y(share)),
        };
        return (
          <g key={from}>
            <rect className={from >= fall ? chart.lossEdge : chart.track} {...box} />
            {to > fall && from >= fall && <rect {...box} fill={`url(#${hatch})`} />}
          </g>
        );
      })}
      <path className={chart.axis} d={`M${LEFT} ${BOTTOM}H${WIDTH}`} />
      <path className={chart.limit} d={`M${line} ${TOP - 8}V${BOTTOM}`} />
      {[0, 25, 50, 75, 100].map((percent) => (
        <text
          className={chart.tick}
          key={percent}
          x={LEFT + (percent / 100) * (WIDTH - LEFT)}
          y={BOTTOM + 20}
          textAnchor={percent === 100 ? 'end' : 'middle'}
        >
          {percent === 0 ? '0' : `−${formatShare(percent, locale)}`}
        </text>
      ))}
    </svg>
  );
}
