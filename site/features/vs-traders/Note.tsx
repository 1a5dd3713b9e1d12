import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps {
  /** Anchor of the contents, without "#": a link to it opens the note. */
  readonly anchor?: string;
  readonly heading: string;
  readonly part?: string;
  readonly children: ReactNode;
}

/** A note below the board, closed at first; it needs no script. */
export function Note({ anchor, heading, part, children }: NoteProps) {
  return (
    <details className={`page ${styles.note}`} data-part={part}>
      <summary className="opens apart">
        <h2 className="subtitle">{heading}</h2>
      </summary>
      <div className={`stack ${styles.contents}`} id={anchor}>
        {children}
      </div>
    </details>
  );
}
