import { useId } from 'react';
import styles from './Meter.module.css';

interface MeterProps {
  /** Shares of the two sides, 0-100; the sum may differ from 100. */
  readonly long: number;
  readonly short: number;
  /** Text of the bar for screen readers. */
  readonly label: string;
}

/**
 * A bar with two shares: the long one plain from the left, the short one hatched from the right, a tick at one half
 * (E3).
 */
export function Meter({ long, short, label }: MeterProps) {
  const hatch = useId();
  return (
    <svg className={styles.meter} role="img" aria-label={label}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.shortGround} width="6" height="6" />
          <rect className={styles.shortStroke} width="2.5" height="6" />
        </pattern>
      </defs>
      <rect className={styles.track} width="100%" height="100%" />
      <rect className={styles.long} width={`${long}%`} height="100%" />
      <rect x={`${100 - short}%`} width={`${short}%`} height="100%" fill={`url(#${hatch})`} />
      <line className={styles.half} x1="50%" x2="50%" y1="-4" y2="24" />
    </svg>
  );
}
