import type { ReactNode } from 'react';
import styles from './LiveLine.module.css';

interface LiveLineProps {
  readonly part: string;
  readonly label: string;
  /** Its time, or its age and source. */
  readonly note?: ReactNode;
  /** At the end of the line. */
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

/** A live figure in three lines, whose height does not depend on what is known of it (D1). */
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
