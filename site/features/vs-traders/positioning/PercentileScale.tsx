import { fill } from '#content/words/define.ts';
import type { PositioningWords } from '#site/features/vs-traders/cards/words.ts';
import styles from './PercentileScale.module.css';

interface PercentileScaleProps {
  /** 0-100. */
  readonly percentile: number;
  /** Reports looked at. */
  readonly weeks: number;
  readonly words: PositioningWords;
}

const TICKS = [0, 25, 50, 75, 100] as const;

/** Where this week's net stands among those of a year, on a ruler (N8). */
export function PercentileScale({ percentile, weeks, words }: PercentileScaleProps) {
  const text = fill(words['positioning.percentile'], { percentile: Math.round(percentile), weeks });
  return (
    <div className={styles.scale} data-part="positioning-percentile" data-value={percentile}>
      <p className={styles.label}>
        {words['positioning.percentileOf']}: <strong>{text}</strong>
      </p>
      <svg className={styles.ruler} aria-hidden="true">
        <rect className={styles.axis} y="13.5" width="100%" height="1" />
        {TICKS.map((tick) => (
          <line key={tick} className={styles.line} x1={`${tick}%`} x2={`${tick}%`} y1="8" y2="20" />
        ))}
        <circle className={styles.mark} cx={`${percentile}%`} cy="14" r="7" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{words['positioning.lowest']}</span>
        <span>{words['positioning.highest']}</span>
      </p>
    </div>
  );
}
