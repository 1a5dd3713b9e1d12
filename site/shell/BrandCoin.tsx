import { theme } from '#brand/load-theme.ts';
import styles from './BrandCoin.module.css';

const { text, accent } = theme.mark.bar;

/** The large mark, as a coin with the marks of a ruler along its edge. It has no name: the words beside it have. */
export function BrandCoin() {
  return (
    <svg className={styles.coin} viewBox="0 0 96 96" aria-hidden="true" data-part="coin">
      <circle className={styles.edge} cx="48" cy="48" r="43" pathLength="144" />
      <circle className={styles.rim} cx="48" cy="48" r="37" />
      <g transform="translate(24 24) scale(2)">
        <path className={styles.stem} fill={text.line ? undefined : 'currentColor'} d={text.path} />
        <path className={styles.entry} fill={accent.line ? undefined : 'var(--gold)'} d={accent.path} />
      </g>
    </svg>
  );
}
