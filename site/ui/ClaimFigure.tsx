import type { ReactNode } from 'react';
import styles from './ClaimFigure.module.css';

/** Anchor of the note that every claim figure links to; it is in the footer of every page (A5). */
export const CLAIM_NOTE = 'claim-note';

interface ClaimFigureProps {
  /** Id in the list of claims of the brand. */
  readonly id: string;
  /** The figure in the format of the language; in a `Reveal` of kind `roll` it rolls up. */
  readonly figure: ReactNode;
  /** Name of the footnote mark, for screen readers. */
  readonly mark: string;
  readonly className?: string | undefined;
}

/** A figure that the brand claims, with a mark that links to its note (A5). */
export function ClaimFigure({ id, figure, mark, className = '' }: ClaimFigureProps) {
  return (
    <span className={`${styles.claim} ${className}`.trimEnd()} data-part="claim" data-claim={id}>
      {figure}
      <ClaimMark name={mark} />
    </span>
  );
}

function ClaimMark({ name }: { readonly name: string }) {
  return (
    <a className={styles.mark} href={`#${CLAIM_NOTE}`} aria-label={name}>
      *
    </a>
  );
}
