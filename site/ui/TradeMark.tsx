import { useId } from 'react';
import styles from './TradeMark.module.css';
import { tradeScale } from './trade-scale.ts';

interface TradeMarkProps {
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
  /** The drawing in words. */
  readonly label: string;
}

const WIDTH = 56;
const HEIGHT = 92;
const EDGE = 2;
/** Closer marks of R run together. */
const LEAST_GAP = 3;

/** The ladder of a trade beside its words in a list: both zones, the levels and the multiples of the risk, to scale (G1, G12). */
export function TradeMark({ label, ...plan }: TradeMarkProps) {
  const hatch = useId();
  const scale = tradeScale(plan, EDGE, HEIGHT - EDGE);
  const { entry, stop, target } = {
    entry: scale.at(plan.entry),
    stop: scale.at(plan.stop),
    target: scale.at(plan.target),
  };
  const every = Math.ceil(LEAST_GAP / Math.abs(entry - stop));
  const marks = scale.multiples.filter(({ r }) => r % every === 0).map(({ price }) => scale.at(price));
  const zone = (to: number) => ({
    y: Math.min(entry, to),
    height: Math.abs(entry - to),
    width: WIDTH,
  });
  return (
    <svg className={styles.mark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatch} width="2" height="5" />
      </pattern>
      <rect className={styles.gain} {...zone(target)} />
      <rect className={styles.loss} {...zone(stop)} />
      <rect {...zone(stop)} fill={`url(#${hatch})`} />
      <path className={styles.multiples} d={marks.map((y) => `M${WIDTH} ${y}h-10`).join('')} />
      <path className={styles.target} d={`M0 ${target}h${WIDTH}`} />
      <path className={styles.stop} d={`M0 ${stop}h${WIDTH}`} />
      <path className={styles.entry} d={`M0 ${entry}h${WIDTH}`} />
    </svg>
  );
}
