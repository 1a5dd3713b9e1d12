import styles from './RiskLine.module.css';

interface RiskLineProps {
  readonly text: string;
}

/** The loss warning, at body size, above the first call of a page (A8). */
export function RiskLine({ text }: RiskLineProps) {
  return (
    <p className={styles.risk} data-part="risk-line">
      {text}
    </p>
  );
}
