import type { ReactNode } from 'react';
import styles from './LiveLine.module.css';

interface LiveLineProps {
  readonly part: string;
  readonly label: string;
  /** Its time with its countdown, or its age and source. */
  readonly note?: ReactNode;
  /** Beside what it draws. */
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

/** A live figure in three lines, of which the second may wrap (D1). */
export function LiveLine({ part, label, note, figure, children }: LiveLineProps) {
  return (
    <li className={`small ${styles.line}`} data-part={part}>
      <span className="muted">{label}</span>
      <span className={styles.what}>{children}</span>
      {figure && <span className={styles.figure}>{figure}</span>}
      {note && <span className={`smaller muted ${styles.note}`}>{note}</span>}
    </li>
  );
}
