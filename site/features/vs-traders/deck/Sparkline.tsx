import styles from './SentimentBoard.module.css';
import { HEIGHT, linesOf } from './sparkline-path.ts';

/** Thirty days of long shares as a line with its extremes; the history has the figures. */
export function Sparkline({ shares }: { readonly shares: readonly (number | null)[] }) {
  const lines = linesOf(shares);
  return (
    <svg
      className={styles.line}
      viewBox={`-2 -2 62 ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines && (
        <>
          <path d={lines.line} />
          <path d={lines.extremes} className={styles.extremes} />
        </>
      )}
    </svg>
  );
}
