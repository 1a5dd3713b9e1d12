import styles from './BrandMark.module.css';

interface BrandMarkProps {
  readonly name: string;
}

/** A drawn trade as the mark (target, entry, stop on one stem), and the name. */
export function BrandMark({ name }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.stem} d="M7 3v18M7 3h10M7 21h6" />
        <path className={styles.entry} d="M1 15h22" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
