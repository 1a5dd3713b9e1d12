import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { CountSummary, Sums } from '#domain/counting/summary.ts';
import { formatNumber } from '#domain/format.ts';
import styles from './DayChart.module.css';
import { dayText } from './day-text.ts';

interface DayChartProps {
  readonly days: CountSummary['days'];
  readonly what: keyof Sums;
  readonly locale: Locale;
}

/** Height of the drawing, px; its bars have their place in per cent of its width. */
const HEIGHT = 72;
const WHOLE = 100;
/** Part of its place that a bar fills. */
const FILLED = 0.72;
/** A day with one view among thousands is still seen. */
const LEAST = 2;

/** One number of each day as bars; the table by day has the same numbers. */
export function DayChart({ days, what, locale }: DayChartProps) {
  const most = Math.max(...days.map((day) => day[what]));
  const top = days.find((day) => day[what] === most);
  const name = translate(locale, `owner.${what}`);
  const share = WHOLE / days.length;
  const total = days.reduce((sum, day) => sum + day[what], 0);
  const number = (value: number) => formatNumber(value, 0, locale);
  const label =
    most === 0 || !top
      ? translate(locale, 'owner.chartNone', { what: name })
      : translate(locale, 'owner.chart', {
          what: name,
          total: number(total),
          most: number(most),
          day: dayText(top.day, locale),
        });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.chart} data-part="owner-chart" data-what={what}>
      <p className={`smaller muted figures ${styles.scale}`} aria-hidden="true">
        {most > 0 && translate(locale, 'owner.most', { most: number(most) })}
      </p>
      <svg className={styles.plot} role="img" aria-label={label} height={HEIGHT}>
        {days.map((day, place) => {
          const height = day[what] === 0 ? 0 : Math.max(LEAST, (HEIGHT * day[what]) / most);
          return (
            <rect
              key={day.day}
              className={styles.bar}
              x={`${(place + (1 - FILLED) / 2) * share}%`}
              width={`${FILLED * share}%`}
              y={HEIGHT - height}
              height={height}
            />
          );
        })}
        <line className={styles.ground} x1="0" x2={`${WHOLE}%`} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <p className={`smaller muted figures ${styles.ends}`} aria-hidden="true">
        <span>{first && dayText(first.day, locale)}</span>
        {first !== last && <span>{last && dayText(last.day, locale)}</span>}
      </p>
    </figure>
  );
}
