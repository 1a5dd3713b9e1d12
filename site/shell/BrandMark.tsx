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
        <path className={styles.stem} fill={text.line ? undefined : 'currentColor'} d={text.path} />
        <path className={styles.entry} fill={accent.line ? undefined : 'var(--gold)'} d={accent.path} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
