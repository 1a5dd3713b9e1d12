import type { ButtonHTMLAttributes } from 'react';
import styles from './CloseButton.module.css';

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name for screen readers. */
  readonly label: string;
  readonly 'data-part'?: string;
}

/** A cross that closes the dialog around it. */
export function CloseButton({ label, ...rest }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} {...rest}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  );
}
