import { useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { recovery } from '#domain/risk/expectancy.ts';
import chart from '../Chart.module.css';
import type { Streak } from './losses-form.ts';

const WIDTH = 360;
const LEFT = 40;

interface StreakPictureProps {
  readonly streaks: readonly Streak[];
  /** The picture in one sentence. */
  readonly description: string;
  readonly locale: Locale;
}

const STREAK = { height: 190, top: 12, bottom: 160 } as const;

/** The chance of each run of losses: a bar each, with the half as a line (N5). */
export function StreakPicture({ streaks, description, locale }: StreakPictureProps) {
  const hatch = useId();
  const { height, top, bottom } = STREAK;
  const room = (WIDTH - LEFT) / streaks.length;
  const y = (chance: number) => bottom - chance * (bottom - top);
  return (
    <svg className={chart.chart} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={description}>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={chart.hatch} width="2.5" height="7" />
      </pattern>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path className={share === 0.5 ? chart.limit : chart.grid} d={`M${LEFT} ${y(share)}H${WIDTH}`} />
          <text className={chart.tick} x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {formatShare(share * 100, locale)}
          </text>
        </g>
      ))}
      {streaks.map(({ length, chance }, at) => (
        <g key={length}>
          <rect
            className={chart.lossEdge}
            x={LEFT + at * room + 3}
            y={y(chance)}
            width={room - 6}
            height={bottom - y(chance)}
          />
          <rect
            x={LEFT + at * room + 3}
            y={y(chance)}
            width={room - 6}
            height={bottom - y(chance)}
            fill={`url(#${hatch})`}
          />
          <text className={chart.tick} x={LEFT + (at + 0.5) * room} y={bottom + 18} textAnchor="middle">
            {length}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface RecoveryPictureProps {
  readonly fall: number;
  readonly locale: Locale;
}

const CURVE = { height: 190, top: 14, bottom: 158 } as const;
/** The curve is cut at the gain that makes up for a loss of four fifths. */
const MOST_FALL = 0.8;
const MOST_GAIN = 4;

/** The gain that a fall needs, over the fall: the curve that turns upwards (N5). */
export function RecoveryPicture({ fall, locale }: RecoveryPictureProps) {
  const { height, top, bottom } = CURVE;
  const x = (share: number) => LEFT + (share / MOST_FALL) * (WIDTH - LEFT - 12);
  const y = (gain: number) => bottom - (gain / MOST_GAIN) * (bottom - top);
  const points = Array.from({ length: 41 }, (_, at) => (at / 40) * MOST_FALL);
  const line = points.map((share) => `${round(x(share))} ${round(y(recovery(share)))}`).join('L');
  const needed = recovery(fall);
  const isShown = fall <= MOST_FALL;
  const share = (value: number) => formatShare(value * 100, locale);
  return (
    <svg
      className={chart.chart}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={translate(locale, 'lab.losses.recovery', { fall: share(fall), needed: share(needed) })}
    >
      {[1, 2, 3, 4].map((gain) => (
        <g key={gain}>
          <path className={chart.grid} d={`M${LEFT} ${y(gain)}H${WIDTH}`} />
          <text className={chart.tick} x={LEFT - 6} y={y(gain) + 4} textAnchor="end">
            {share(gain)}
          </text>
        </g>
      ))}
      <path className={chart.axis} d={`M${LEFT} ${bottom}H${WIDTH}`} />
      {[0, 0.2, 0.4, 0.6, 0.8].map((one) => (
        <text className={chart.tick} key={one} x={x(one)} y={bottom + 18} textAnchor="middle">
          {one === 0 ? '0' : `−${share(one)}`}
        </text>
      ))}
      <path className={chart.lossLine} d={`M${line}`} />
      {isShown && (
        <>
          <path className={chart.limit} d={`M${x(fall)} ${bottom}V${y(needed)}H${LEFT}`} />
          <circle className={chart.mark} cx={x(fall)} cy={y(needed)} r="5" />
        </>
      )}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
