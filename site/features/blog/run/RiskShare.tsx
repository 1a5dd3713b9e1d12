import styles from './Run.module.css';

interface RiskShareProps {
  /** Least and greatest share of the account at risk, in percent. */
  readonly from: number;
  readonly to: number;
}

const COLUMNS = 40;
const ROWS = 5;
const STEP = 10;
const GAP = 3;
/** Each square is half a percent of the account. */
export const PER_SQUARE = 100 / (COLUMNS * ROWS);

/** An account as 200 squares, those at risk filled column by column; the text beside it says the same. Each row is one dashed line, which needs fewer bytes than squares. */
export function RiskShare({ from, to }: RiskShareProps) {
  const [least, most] = [from, to].map((share) => Math.floor(share / PER_SQUARE)) as [number, number];
  return (
    <svg
      className={styles.squares}
      viewBox={`0 0 ${COLUMNS * STEP - GAP} ${ROWS * STEP - GAP}`}
      aria-hidden="true"
    >
      <path className={styles.safe} d={squares(most, COLUMNS * ROWS)} />
      <path className={styles.maybe} d={squares(least, most)} />
      <path className={styles.atRisk} d={squares(0, least)} />
    </svg>
  );
}

/** The squares after the first `from` of them up to the `to`th, counted down the columns: a line in each row. */
function squares(from: number, to: number): string {
  const columns = (row: number, count: number) => Math.max(0, Math.ceil((count - row) / ROWS));
  return Array.from({ length: ROWS }, (_, row) => {
    const [start, end] = [columns(row, from), columns(row, to)];
    const middle = row * STEP + (STEP - GAP) / 2;
    return end > start ? `M${start * STEP} ${middle}h${(end - start) * STEP - GAP}` : '';
  }).join('');
}
