import styles from '#site/features/blog/run/Run.module.css';

interface DayBarProps {
  /** Minutes since midnight between which the bar is filled. */
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

const DAY_MIN = 1440;
const WIDTH = 480;
const at = (minute: number) => Math.round((minute / DAY_MIN) * WIDTH * 10) / 10;

/** A day of 24 hours with one filled part and marked points; the text beside it says the same in words. */
export function DayBar({ from, to, marks }: DayBarProps) {
  const hours = Array.from({ length: 25 }, (_, hour) => `M${at(hour * 60)} 34v${hour % 6 === 0 ? -9 : -5}`);
  return (
    <div>
      <svg className={styles.day} aria-hidden="true" viewBox={`-6 8 ${WIDTH + 12} 28`}>
        <path className={styles.hours} d={`M0 34H${WIDTH}${hours.join('')}`} />
        <rect className={styles.stretch} x={at(from)} y="8" width={at(to) - at(from)} height="12" />
        {marks.map((minute) => (
          <circle key={minute} className={styles.point} cx={at(minute)} cy="14" r="5" />
        ))}
      </svg>
      <p className="cluster apart small muted" aria-hidden="true">
        <span>00:00</span>
        <span>12:00</span>
        <span>24:00</span>
      </p>
    </div>
  );
}
