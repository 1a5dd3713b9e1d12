import styles from './Case.module.css';

/** The path of the price in each stage, in units of the drawing: below the order, up to it, above it, to the target. */
const WAYS = [
  'M4 68 14 60 22 66 32 57 40 63',
  'L50 52 58 58 66 46',
  'L76 50 84 36 92 41 100 28',
  'L108 33 116 18 124 22 134 10',
];
const ORDER = 46;
const STOP = 74;
const TARGET = 10;

/** A pending order in four stages; a sketch, not prices (G8, A6). */
export function OrderSketch({ stage }: { readonly stage: number }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 140 84" aria-hidden="true">
      <path className={styles.stopLine} d={`M0 ${STOP}H140`} />
      <path className={stage === 1 ? styles.waiting : styles.entryLine} d={`M0 ${ORDER}H140`} />
      <path className={styles.targetLine} d={`M0 ${TARGET}H140`} />
      <path className={styles.way} d={WAYS.slice(0, stage).join('')} />
    </svg>
  );
}
