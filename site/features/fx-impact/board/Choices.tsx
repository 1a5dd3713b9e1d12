import type { ReactNode } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly values: readonly Value[];
  /** None of the values where something else is chosen. */
  readonly chosen: string;
  /** Absent before the page's scripts run. */
  readonly onChoose: ((value: Value) => void) | undefined;
  readonly name: (value: Value) => ReactNode;
  readonly part: string;
  /** Whether the name of the group is seen too. */
  readonly hasTitle?: boolean;
}

/** A few choices side by side; one of them at most is pressed. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, chosen, onChoose, name, part, hasTitle = false } = props;
  const group = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={styles.toggle} role="group" aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={value === chosen}
          aria-disabled={onChoose === undefined}
          data-part={part}
          data-value={value}
          onClick={() => onChoose?.(value)}
        >
          {name(value)}
        </button>
      ))}
    </div>
  );
  if (!hasTitle) return group;
  return (
    <div className="stack gap-2">
      <p className="strong" aria-hidden="true">
        {label}
      </p>
      {group}
    </div>
  );
}
