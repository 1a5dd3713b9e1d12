import styles from './Run.module.css';

interface RiskShareProps {
  /** Least and greatest share of the account at risk, in percent. */
  readonly from: number;
  readonly to: number;
}

const COLUMNS = 40;
const ROWS = 5;
const STEP = 10;
/** Each square is half a percent of the account. */
export const PER_SQUARE = 100 / (COLUMNS * ROWS);

/** An account as 200 squares, those at risk filled; the text beside it says the same. */
export function RiskShare({ from, to }: RiskShareProps) {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    x: Math.floor(index / ROWS) * STEP,
    y: (index % ROWS) * STEP,
    share: (index + 1) * PER_SQUARE,
  }));
  const draw = (some: readonly { x: number; y: number }[]) =>
    some.map(({ x, y }) => `M${x} ${y}h7v7h-7z`).join('');
  return (
    <svg
      className={styles.squares}
      viewBox={`0 0 ${COLUMNS * STEP - 3} ${ROWS * STEP - 3}`}
      aria-hidden="true"
    >
      <path className={styles.safe} d={draw(cells.filter(({ share }) => share > to))} />
      <path className={styles.maybe} d={draw(cells.filter(({ share }) => share > from && share <= to))} />
      <path className={styles.atRisk} d={draw(cells.filter(({ share }) => share <= from))} />
    </svg>
  );
}
