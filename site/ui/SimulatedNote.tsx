import styles from './SimulatedNote.module.css';

interface SimulatedNoteProps {
  readonly title: string;
  readonly text: string;
  readonly variant: 'short' | 'full';
}

/**
 * States the limits of a simulated figure, beside that figure and at reading size: the substance of CFTC Rule 4.41(b)
 * (A8).
 */
export function SimulatedNote({ title, text, variant }: SimulatedNoteProps) {
  return (
    <p className={styles.note} data-part="simulated-note" data-variant={variant}>
      <strong className={styles.title}>{title}</strong> {text}
    </p>
  );
}
