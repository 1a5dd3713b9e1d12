import { useId } from 'react';
import styles from './RatioStrip.module.css';

interface RatioStripProps {
  /** Gain for each 1 at risk. */
  readonly ratio: number;
  /** The drawing in words. */
  readonly label: string;
}

const WIDTH = 400;
const HEIGHT = 26;

/** One part at risk, hatched, and the parts of the target, to the same scale with a tick at each multiple (G12). */
export function RatioStrip({ ratio, label }: RatioStripProps) {
  const hatch = useId();
  const unit = WIDTH / (ratio + 1);
  const ticks = Array.from({ length: Math.floor(ratio) }, (_, index) => {
    const x = Math.round((index + 1) * unit * 10) / 10;
    return `M${x} ${HEIGHT}v${index === 0 ? -HEIGHT : index % 5 === 0 ? -12 : -7}`;
  });
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatch} width="2.5" height="7" />
      </pattern>
      <rect className={styles.target} x={unit} width={WIDTH - unit} height={HEIGHT} />
      <rect className={styles.risk} width={unit} height={HEIGHT} />
      <rect width={unit} height={HEIGHT} fill={`url(#${hatch})`} />
      <path className={styles.ticks} d={ticks.join('')} />
    </svg>
  );
}
