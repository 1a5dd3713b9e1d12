import styles from './Answer.module.css';

interface AnswerPart {
  readonly name: string;
  readonly part: string;
  readonly value: number;
  readonly text: string;
  /** After the figure, smaller. */
  readonly unit?: string;
  /** A loss differs by its line too, not by colour alone. */
  readonly side?: 'gain' | 'loss';
}

/** The two figures that answer a tool. On phones they stay in view below the bar while the tool's fields are (D10, N5). */
export function Answer({ parts }: { readonly parts: readonly AnswerPart[] }) {
  return (
    <dl className={`figures ${styles.answer}`}>
      {parts.map(({ name, part, value, text, unit, side }) => (
        <div className={styles.side} key={part} data-side={side}>
          <dt className="small strong">{name}</dt>
          <dd className="size-2">
            <span data-part={part} data-value={value}>
              {text}
            </span>
            {unit && <small className="smaller"> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
