import { type ReactNode, type RefObject, useId } from 'react';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import tick from '#site/ui/Tick.module.css';
import styles from './RoiCalculator.module.css';
import { ROI_CURRENCY, ROI_MAXIMUM, ROI_MONTHS, ROI_TIERS, tierFacts } from './roi.ts';
import type { RoiEntries, RoiForm } from './roi-form.ts';
import { writeAmount } from './useRoi.ts';

interface RoiFieldsProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly form: RoiForm;
  readonly onEnter: (change: Partial<RoiEntries>) => void;
  readonly locale: Locale;
}

const AMOUNT_ERRORS = {
  empty: 'roi.amountEmpty',
  negative: 'roi.amountNegative',
  unread: 'roi.amountUnread',
  low: 'roi.amountLow',
  high: 'roi.amountHigh',
} as const;

/** The three inputs, each with its accepted values (D10). */
export function RoiFields({ ref, form, onEnter, locale }: RoiFieldsProps) {
  const { entries, problems } = form;
  const chosen = tierFacts(entries.tier);
  const limits = {
    currency: ROI_CURRENCY,
    minimum: writeAmount(chosen.minimum, locale),
    maximum: writeAmount(ROI_MAXIMUM, locale),
    tier: inLocale(chosen.name, locale),
  };
  return (
    <fieldset className={`stack gap-5 ${styles.fields}`} ref={ref}>
      <legend className="hidden-text">{translate(locale, 'roi.inputs')}</legend>
      <TierChoice {...{ entries, onEnter, locale }} />
      <RoiField
        name="amount"
        label={translate(locale, 'roi.amount', limits)}
        value={entries.amount}
        mode="decimal"
        hint={translate(locale, 'roi.amountHint', limits)}
        error={problems.amount && translate(locale, AMOUNT_ERRORS[problems.amount], limits)}
        onText={(amount) => onEnter({ amount })}
      >
        {problems.amount === 'low' && (
          <Button onClick={() => onEnter({ amount: limits.minimum })}>
            {translate(locale, 'roi.useMinimum', limits)}
          </Button>
        )}
      </RoiField>
      <RoiField
        name="months"
        label={translate(locale, 'roi.months')}
        value={entries.months}
        mode="numeric"
        hint={translate(locale, 'roi.monthsHint', ROI_MONTHS)}
        error={problems.months && translate(locale, 'roi.monthsWrong', ROI_MONTHS)}
        onText={(months) => onEnter({ months })}
      />
    </fieldset>
  );
}

type TierChoiceProps = Omit<RoiFieldsProps, 'ref' | 'form'> & { readonly entries: RoiEntries };

function TierChoice({ entries, onEnter, locale }: TierChoiceProps) {
  const label = useId();
  return (
    <div className="stack gap-2" role="radiogroup" aria-labelledby={label}>
      <p className="strong" id={label}>
        {translate(locale, 'roi.tier')}
      </p>
      <div className={styles.tiers}>
        {[...ROI_TIERS].map(([tier, { name, minimum }]) => (
          <label className={`cluster ${styles.tier}`} key={tier}>
            <input
              className={tick.tick}
              type="radio"
              name="tier"
              value={tier}
              checked={tier === entries.tier}
              onChange={() => onEnter({ tier })}
            />
            <span>{inLocale(name, locale)}</span>{' '}
            <small className="small muted figures">
              {translate(locale, 'roi.tierFrom', { minimum: writeAmount(minimum, locale) })}
            </small>
          </label>
        ))}
      </div>
    </div>
  );
}

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
function RoiField({ name, label, value, mode, hint, error, onText, children }: RoiFieldProps) {
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
