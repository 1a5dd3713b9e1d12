import { useId } from 'react';
import styles from './Meter.module.css';

interface MeterProps {
  /** Shares 0-100 of the two sides; they need not add to 100. */
  readonly long: number;
  readonly short: number;
  /** The bar in words. */
  readonly label: string;
}

/** Two shares against each other: long plain from the left, short hatched from the right, a tick at one half (E3). */
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
