import { type ReactNode, useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Field.module.css';
import { problemWords } from './problem-words.ts';
import type { Problem } from './reading.ts';
import type { Tool } from './useTool.ts';

/** What a field of a tool, and a list of one, take from it; a list can have its own `onChoose`. */
export function fieldsOf<Name extends string>(tool: Tool<Name, unknown>, locale: Locale) {
  const { entries, problems, readAs, enter } = tool;
  const write = (name: Name) => (value: string) => enter({ [name]: value } as Partial<Record<Name, string>>);
  const shared = (name: Name) => ({ locale, name, value: entries[name], problem: problems[name] });
  return {
    text: (name: Name) => ({ ...shared(name), readAs: readAs[name], onText: write(name) }),
    choice: (name: Name) => ({ ...shared(name), onChoose: write(name) }),
  };
}

interface FieldProps<Name extends string> {
  readonly locale: Locale;
  readonly name: Name;
  readonly label: string;
  readonly value: string;
  /** What an empty field means. */
  readonly empty?: string;
  /** Unit or currency after the number. */
  readonly unit?: ReactNode;
  readonly problem?: Problem | undefined;
  /** How the text was read, where it could be another number. */
  readonly readAs?: number | undefined;
  readonly hint?: ReactNode;
  readonly onText: (text: string) => void;
  /** Called when the focus leaves the field. */
  readonly onLeave?: () => void;
  /** The number is a whole one. */
  readonly isWhole?: boolean;
}

/** A text field for a number, what it takes, and what is wrong with it. */
export function Field<Name extends string>(props: FieldProps<Name>) {
  const {
    locale,
    name,
    label,
    value,
    empty,
    unit,
    problem,
    readAs,
    hint,
    onText,
    onLeave,
    isWhole = false,
  } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.line}>
        <input
          className={styles.input}
          id={id}
          name={name}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={value}
          placeholder={empty}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {problem && problemWords(problem, locale)}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {readAs !== undefined && `${translate(locale, 'lab.readAs', { value: String(readAs) })} `}
        {hint}
      </p>
    </div>
  );
}

interface ChoiceProps<Name extends string> {
  readonly locale: Locale;
  readonly name: Name;
  readonly label: string;
  /** The label is for screen readers only. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly problem?: Problem | undefined;
  readonly onChoose: (value: string) => void;
  readonly hint?: ReactNode;
}

/** A list to choose one from. */
export function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { locale, name, label, isLabelHidden = false, value, options, problem, onChoose, hint } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? 'hidden-text' : styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={styles.input}
        id={id}
        name={name}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onChange={({ target }) => onChoose(target.value)}
      >
        {!Object.hasOwn(options, value) && <option value={value}>{value.slice(0, 20)}</option>}
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {problem && problemWords(problem, locale)}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

interface StateLineProps {
  readonly locale: Locale;
  readonly isStale: boolean;
  /** The result in one sentence, for screen readers. */
  readonly summary: string;
}

/** Says the result to screen readers; says to everyone that the shown result is an older one (N5). */
export function StateLine({ locale, isStale, summary }: StateLineProps) {
  return (
    <p className={isStale ? 'marked small' : 'hidden-text'} role="status" data-part="lab-state">
      {isStale ? translate(locale, 'lab.stale') : summary}
    </p>
  );
}
