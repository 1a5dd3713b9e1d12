import styles from './SimulatedNote.module.css';

interface SimulatedNoteProps {
  /** The texts of the section `simulated`. */
  readonly words: Readonly<Record<'simulated.title' | 'simulated.short' | 'simulated.full', string>>;
  /** `full` once a page, where the first simulated figures stand; `short` beside every other one. */
  readonly variant?: 'short' | 'full';
}

/** What a simulated figure is not, beside that figure and at reading size: the substance of CFTC Rule 4.41(b) (A8). */
export function SimulatedNote({ words, variant = 'short' }: SimulatedNoteProps) {
  return (
    <p className={styles.note} data-part="simulated-note" data-variant={variant}>
      <strong className={styles.title}>{words['simulated.title']}</strong> {words[`simulated.${variant}`]}
    </p>
  );
}
