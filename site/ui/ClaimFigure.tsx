import type { ReactNode } from 'react';
import styles from './ClaimFigure.module.css';

/** Anchor of the note every claim figure leads to; the footer of every page holds it (A5). */
export const CLAIM_NOTE = 'claim-note';

interface ClaimFigureProps {
  /** Id in the brand's list of claims. */
  readonly id: string;
  /** The figure as the language writes it; in a `Counter` it counts up. */
  readonly figure: ReactNode;
  /** Name of the footnote mark, for screen readers. */
  readonly mark: string;
}

/** A figure the brand declares, with the mark that leads to its note (A5). */
export function ClaimFigure({ id, figure, mark }: ClaimFigureProps) {
  return (
    <span className={styles.claim} data-part="claim" data-claim={id}>
      <span className={styles.figure}>{figure}</span>
      <a className={styles.mark} href={`#${CLAIM_NOTE}`} aria-label={mark}>
        *
      </a>
    </span>
  );
}
