import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './PercentileScale.module.css';

interface PercentileScaleProps {
  /** 0-100. */
  readonly percentile: number;
  /** Reports in the percentile. */
  readonly weeks: number;
  readonly locale: Locale;
}

const TICKS = [0, 25, 50, 75, 100] as const;

/** The percentile of this week's net position within a year, on a ruler (N8). */
export function PercentileScale({ percentile, weeks, locale }: PercentileScaleProps) {
  const text = translate(locale, 'positioning.percentile', { percentile: Math.round(percentile), weeks });
  return (
    <div className={styles.scale} data-part="positioning-percentile" data-value={percentile}>
      <p className="small">
        {translate(locale, 'positioning.percentileOf')}: <strong>{text}</strong>
      </p>
      <svg className={styles.ruler} aria-hidden="true">
        <rect className={styles.axis} y="13.5" width="100%" height="1" />
        {TICKS.map((tick) => (
          <line key={tick} className={styles.line} x1={`${tick}%`} x2={`${tick}%`} y1="8" y2="20" />
        ))}
        <circle className={styles.mark} cx={`${percentile}%`} cy="14" r="7" />
      </svg>
      <p className="cluster apart smaller muted" aria-hidden="true">
        <span>{translate(locale, 'positioning.lowest')}</span>
        <span>{translate(locale, 'positioning.highest')}</span>
      </p>
    </div>
  );
}
