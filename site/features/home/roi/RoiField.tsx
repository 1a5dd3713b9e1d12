import { type ReactNode, useId } from 'react';
import styles from './RoiFields.module.css';

interface RoiFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly mode: 'decimal' | 'numeric';
  /** Accepted values. */
  readonly hint: string;
  /** What is wrong with its value. */
  readonly error: string | null;
  readonly onText: (text: string) => void;
  /** A button that corrects the value. */
  readonly children?: ReactNode;
}

/** A text field for a number, with its error and its accepted values below. */
export function RoiField({ name, label, value, mode, hint, error, onText, children }: RoiFieldProps) {
  const id = useId();
  return (
    <div className={`stack gap-2 ${styles.field}`}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        name={name}
        inputMode={mode}
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => onText(target.value)}
      />
      <p className={`small strong ${styles.error}`} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      {children}
      <p className="small muted" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
