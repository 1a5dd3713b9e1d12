import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `caution`: the visitor must notice it beside a figure. */
  readonly tone?: 'plain' | 'caution';
  readonly children: ReactNode;
}

/** A word or two that qualify what is beside them. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
