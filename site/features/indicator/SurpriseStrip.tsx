import { useId } from 'react';
import { shortPeriod } from '#content/period-words.ts';
import { translate } from '#content/words/translate.ts';
import type { IndicatorRelease } from '#contracts/indicator.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './SurpriseStrip.module.css';
import { countSides, STRIP_RELEASES, type StripBar, stripOf } from './strip.ts';

/** Width of the drawing, in per cent of its place. */
const WHOLE = 100;
const SHARE = WHOLE / STRIP_RELEASES;

interface SurpriseStripProps {
  /** Newest first. */
  readonly releases: readonly IndicatorRelease[];
  readonly locale: Locale;
}

/** The last twelve surprises as bars around zero; a release without a stored forecast is an empty place (N15). */
export function SurpriseStrip({ releases, locale }: SurpriseStripProps) {
  const hatch = useId();
  const { bars, zero, height } = stripOf(releases);
  const sides = countSides(bars);
  const hasForecast = sides.unknown < bars.length;
  const counts = hasForecast
    ? translate(locale, 'indicator.counts', sides)
    : translate(locale, 'indicator.noneStored');
  const [oldest, newest] = [bars[0], bars.at(-1)];
  return (
    <figure className={styles.strip} data-part="surprise-strip">
      <figcaption className="small strong">{translate(locale, 'indicator.strip')}</figcaption>
      <svg className={styles.plot} role="img" aria-label={counts} height={height}>
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={styles.ground} width="6" height="6" />
            <rect className={styles.stroke} width="2.5" height="6" />
          </pattern>
        </defs>
        {bars.map((bar, place) => (
          <Bar key={bar.period} {...{ bar, zero, hatch }} place={place + STRIP_RELEASES - bars.length} />
        ))}
        <line className={styles.zero} x1="0" x2={`${WHOLE}%`} y1={zero} y2={zero} />
      </svg>
      <p className={`smaller muted figures ${styles.ends}`} aria-hidden="true">
        <span>{oldest !== newest && oldest && shortPeriod(oldest.period, locale)}</span>
        <span>{newest && shortPeriod(newest.period, locale)}</span>
      </p>
      <p className="smaller muted">
        {counts} {hasForecast && translate(locale, 'indicator.legend')}
      </p>
    </figure>
  );
}

interface BarProps {
  readonly bar: StripBar;
  /** Its place from the left. */
  readonly place: number;
  readonly zero: number;
  readonly hatch: string;
}

/** Half the height of an empty place, px. */
const EMPTY = 9;
/** From a bar to the foot of its label, px. */
const ABOVE = 5;
const BELOW = 14;

function Bar({ bar, place, zero, hatch }: BarProps) {
  const { period, side, surprise, difference, y, height } = bar;
  const [x, width] = [`${(place + 0.18) * SHARE}%`, `${0.64 * SHARE}%`];
  if (side === 'unknown')
    return (
      <g data-strip={period} data-side={side}>
        <rect className={styles.empty} x={x} width={width} y={zero - EMPTY} height={2 * EMPTY} />
      </g>
    );
  return (
    <g data-strip={period} data-side={side} data-surprise={surprise ?? undefined} className={styles.bar}>
      <rect
        className={styles.fill}
        {...{ x, width, height }}
        y={side === 'equal' ? zero - height / 2 : y}
        fill={side === 'below' ? `url(#${hatch})` : undefined}
      />
      <text
        className={styles.label}
        x={`${(place + 0.5) * SHARE}%`}
        y={side === 'below' ? y + height + BELOW : y - ABOVE}
      >
        {difference?.replace(' pp', '')}
      </text>
    </g>
  );
}
