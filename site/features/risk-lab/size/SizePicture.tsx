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

const END = `${100}%`;
const HEIGHT = 92;
const TOP = 30;
const BAR = 34;
/** More steps than this would be a grey surface. */
const MOST_TICKS = 60;

/** What the position loses at its stop, in steps of the lot, below the line of what may be lost (N5). */
export function SizePicture({ locale, size, currency, description, limit, next }: SizePictureProps) {
  const hatch = useId();
  const { allowed, loss, lots, fits } = size;
  const x = (money: number) => (money / (Math.max(allowed, size.next, loss) * 1.04)) * 100;
  const steps = Math.round(lots * 100);
  const money = (value: number) => `${formatNumber(value, 2, locale)} ${currency}`;
  const limitAt = x(allowed);
  return (
    <svg className={chart.ruler} height={HEIGHT} role="img" aria-label={description}>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={chart.hatch} width="2.5" height="7" />
      </pattern>
      <pattern id={`${hatch}s`} width={`${x(loss) / steps}%`} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path className={chart.step} d={`M0 0v${HEIGHT}`} />
      </pattern>
      <rect className={chart.track} y={TOP} width={`${limitAt}%`} height={BAR} />
      <rect y={TOP} width={`${x(loss)}%`} height={BAR} fill={`url(#${hatch})`} />
      <rect className={chart.lossEdge} y={TOP} width={`${x(loss)}%`} height={BAR} />
      {steps <= MOST_TICKS && <rect y={TOP} width={`${x(loss)}%`} height={BAR} fill={`url(#${hatch}s)`} />}
      {fits && <Line className={chart.next} at={x(size.next)} y={TOP - 4} height={BAR + 8} />}
      <Line className={chart.limit} at={limitAt} y={TOP - 8} height={BAR + 16} />
      <text x={`${limitAt}%`} y="16" textAnchor={limitAt > 50 ? 'end' : 'start'}>
        {limit} {money(allowed)}
      </text>
      <text className={chart.lossName} x="0" y={HEIGHT - 8}>
        {formatNumber(lots, 2, locale)}: {money(loss)}
      </text>
      {fits && (
        <text x={END} y={HEIGHT - 8} textAnchor="end">
          {next} {money(size.next)}
        </text>
      )}
    </svg>
  );
}

interface LineProps {
  readonly className: string | undefined;
  /** Of the width, %. */
  readonly at: number;
  readonly y: number;
  readonly height: number;
}

function Line({ className, at, y, height }: LineProps) {
  return <line className={className} x1={`${at}%`} x2={`${at}%`} y1={y} y2={y + height} />;
}
