import type { ReactNode } from 'react';
import styles from './Calls.module.css';
import { RiskLine } from './RiskLine.tsx';

interface CallsProps {
  /** The loss warning, above the buttons. */
  readonly risk?: string;
  readonly children: ReactNode;
}

/** Buttons beside each other; on phones each one fills a line (A8). */
export function Calls({ risk, children }: CallsProps) {
  return (
    <div className={`cluster ${styles.calls}`}>
      {risk && <RiskLine text={risk} />}
      {children}
    </div>
  );
}
