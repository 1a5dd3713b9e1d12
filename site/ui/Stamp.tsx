import styles from './Stamp.module.css';

/** Id of the full text that every stamp of a page opens (A8). */
const SIMULATED_TEXT = 'simulated-text';

/** Marks a simulated figure, on the figure itself, and opens the full text beside it, without a script (A8, N10). */
export function Stamp({ text }: { readonly text: string }) {
  return (
    <button
      className={`small strong ${styles.stamp}`}
      type="button"
      popoverTarget={SIMULATED_TEXT}
      data-part="stamp"
    >
      <span>{text}</span>
    </button>
  );
}

interface SimulatedTextProps {
  readonly title: string;
  readonly text: string;
}

/**
 * The limits of simulated figures, the substance of CFTC Rule 4.41(b): a text of the page, which a stamp brings up to
 * itself as a popover (A8).
 */
export function SimulatedText({ title, text }: SimulatedTextProps) {
  return (
    <div className={styles.text} id={SIMULATED_TEXT} popover="auto" data-part="simulated-note">
      <strong>{title}</strong> {text}
    </div>
  );
}
