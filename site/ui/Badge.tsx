import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `caution`: the visitor must notice it beside a figure. */
  readonly tone?: 'plain' | 'caution';
  readonly children: ReactNode;
}

/** A label of one or two words that qualifies the content beside it. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
