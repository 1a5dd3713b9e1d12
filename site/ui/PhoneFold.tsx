import type { ReactNode } from 'react';
import styles from './PhoneFold.module.css';

interface PhoneFoldProps {
  /** What a tap on a phone opens. */
  readonly summary: ReactNode;
  /** The heading of the content on wider screens, where the summary is not shown: one element. */
  readonly heading?: ReactNode;
  /** Wider screens fold it too. */
  readonly everywhere?: boolean;
  readonly children: ReactNode;
}

/** Content that phones fold away under a line of text, and wider screens show unless asked. It needs no script; a search in the page opens it. */
export function PhoneFold({ summary, heading, everywhere = false, children }: PhoneFoldProps) {
  return (
    <>
      {heading}
      <details className={everywhere ? undefined : styles.phone} data-headed={heading ? '' : undefined}>
        <summary className="opens apart">{summary}</summary>
        {children}
      </details>
    </>
  );
}
