import styles from './Choice.module.css';

interface ChoiceProps<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly part?: string }[];
  readonly chosen: Value;
  /** Before the page's scripts run. */
  readonly isResting?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one of a few values, side by side. */
export function Choice<Value extends string | number>({
  label,
  options,
  chosen,
  isResting = false,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="hidden-text">{label}</legend>
      {options.map(({ value, text, part }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-disabled={isResting || undefined}
          data-part={part}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
