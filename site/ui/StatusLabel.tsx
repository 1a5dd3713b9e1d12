import type { ReactNode } from 'react';
import styles from './StatusLabel.module.css';

interface StatusLabelProps {
  readonly tone: 'waiting' | 'live' | 'done';
  readonly children: ReactNode;
}

/** A status in one word; its mark differs in shape and in colour. */
export function StatusLabel({ tone, children }: StatusLabelProps) {
  return (
    <span className={styles.label} data-tone={tone}>
      {children}
    </span>
  );
}
