import { useId } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import chart from '../Chart.module.css';
import type { SizeResult } from './size-form.ts';

interface SizePictureProps {
  readonly locale: Locale;
  readonly size: SizeResult;
  readonly currency: string;
  /** The picture in one sentence. */
  readonly description: string;
  /** Names of the limit and of the step that would pass it. */
  readonly limit: string;
  readonly next: string;
}

const WIDTH = 360;
const HEIGHT = 92;
const TOP = 30;
const BAR = 34;
/** More steps than this would be a grey surface. */
const MOST_TICKS = 60;

/** What the position loses at its stop, in steps of the lot, below the line of what may be lost (N5). */
export function SizePicture({ locale, size, currency, description, limit, next }: SizePictureProps) {
  const hatch = useId();
  const { allowed, loss, lots, fits } = size;
  const x = (money: number) => (money / (Math.max(allowed, size.next, loss) * 1.04)) * WIDTH;
  const steps = Math.round(lots * 100);
  const step = loss / steps;
  const ticks =
    steps <= MOST_TICKS
      ? Array.from({ length: steps }, (_, at) => `M${x(step * (at + 1))} ${TOP}v${BAR}`)
      : [];
  const money = (value: number) => `${formatNumber(value, 2, locale)} ${currency}`;
  const limitAt = x(allowed);
  const isLimitLate = limitAt > WIDTH / 2;
  return (
    <svg className={chart.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={chart.hatch} width="2.5" height="7" />
      </pattern>
      <rect className={chart.track} x="0.5" y={TOP} width={Math.max(0, limitAt - 0.5)} height={BAR} />
      <rect x="0" y={TOP} width={x(loss)} height={BAR} fill={`url(#${hatch})`} />
      <rect className={chart.lossEdge} x="0" y={TOP} width={x(loss)} height={BAR} />
      <path className={chart.step} d={ticks.join('')} />
      {fits && <path className={chart.next} d={`M${x(size.next)} ${TOP - 4}v${BAR + 8}`} />}
      <path className={chart.limit} d={`M${limitAt} ${TOP - 8}v${BAR + 16}`} />
      <text x={limitAt} y="16" textAnchor={isLimitLate ? 'end' : 'start'}>
        {limit} {money(allowed)}
      </text>
      <text className={chart.lossName} x="0" y={HEIGHT - 8}>
        {formatNumber(lots, 2, locale)}: {money(loss)}
      </text>
      {fits && (
        <text x={WIDTH} y={HEIGHT - 8} textAnchor="end">
          {next} {money(size.next)}
        </text>
      )}
    </svg>
  );
}
