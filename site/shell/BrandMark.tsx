import { theme } from '#brand/load-theme.ts';
import styles from './BrandMark.module.css';

interface BrandMarkProps {
  readonly name: string;
}

const { text, accent } = theme.mark.bar;

/** The logo of the theme, and the name of the brand. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <Lines />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

function Lines() {
  return (
    <>
      <path className={styles.stem} fill={text.line ? undefined : 'currentColor'} d={text.path} />
      <path className={styles.entry} fill={accent.line ? undefined : 'var(--gold)'} d={accent.path} />
    </>
  );
}

/** A circle as a path: only a path may say its length. */
const EDGE = 'M5 48a43 43 0 1 1 86 0 43 43 0 1 1-86 0';

/** The large mark, as a coin with the marks of a ruler along its edge. It has no name: the words beside it have. */
export function BrandCoin() {
  return (
    <svg width="64" viewBox="0 0 96 96" fill="none" stroke="var(--gold)" aria-hidden="true" data-part="coin">
      <path d={EDGE} pathLength="144" strokeWidth="7" strokeDasharray=".4 .6" />
      <circle cx="48" cy="48" r="37" />
      <g className={styles.mark} transform="translate(24 24) scale(2)">
        <Lines />
      </g>
    </svg>
  );
}
