import { type RefObject, useId } from 'react';
import { fill } from '#content/words/define.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#site/ui/Button.tsx';
import tick from '#site/ui/Tick.module.css';
import { RoiField } from './RoiField.tsx';
import styles from './RoiFields.module.css';
import { ROI_MAXIMUM, ROI_MONTHS, ROI_TIER_NAMES, ROI_TIERS } from './roi.ts';
import type { RoiEntries, RoiForm } from './roi-form.ts';
import type { RoiWords } from './roi-words.ts';
import { writeAmount } from './useRoi.ts';

interface RoiFieldsProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly form: RoiForm;
  readonly onEnter: (change: Partial<RoiEntries>) => void;
  readonly locale: Locale;
  readonly words: RoiWords;
}

const AMOUNT_ERRORS = { unread: 'roi.amountUnread', low: 'roi.amountLow', high: 'roi.amountHigh' } as const;

/** The three inputs, each saying what it takes (SPEC D10). */
export function RoiFields({ ref, form, onEnter, locale, words }: RoiFieldsProps) {
  const { entries, problems } = form;
  const limits = {
    minimum: writeAmount(ROI_TIERS[entries.tier].minimum, locale),
    maximum: writeAmount(ROI_MAXIMUM, locale),
    tier: words[`roi.tier.${entries.tier}`],
  };
  return (
    <fieldset className={styles.fields} ref={ref}>
      <legend className="hidden-text">{words['roi.inputs']}</legend>
      <TierChoice {...{ entries, onEnter, locale, words }} />
      <RoiField
        name="amount"
        label={words['roi.amount']}
        value={entries.amount}
        mode="decimal"
        hint={fill(words['roi.amountHint'], limits)}
        error={problems.amount && fill(words[AMOUNT_ERRORS[problems.amount]], limits)}
        onText={(amount) => onEnter({ amount })}
      >
        {problems.amount === 'low' && (
          <Button onClick={() => onEnter({ amount: limits.minimum })}>
            {fill(words['roi.useMinimum'], limits)}
          </Button>
        )}
      </RoiField>
      <RoiField
        name="months"
        label={words['roi.months']}
        value={entries.months}
        mode="numeric"
        hint={fill(words['roi.monthsHint'], ROI_MONTHS)}
        error={problems.months && fill(words['roi.monthsWrong'], ROI_MONTHS)}
        onText={(months) => onEnter({ months })}
      />
    </fieldset>
  );
}

type TierChoiceProps = Omit<RoiFieldsProps, 'ref' | 'form'> & { readonly entries: RoiEntries };

function TierChoice({ entries, onEnter, locale, words }: TierChoiceProps) {
  const label = useId();
  return (
    <div role="radiogroup" aria-labelledby={label}>
      <p className={styles.label} id={label}>
        {words['roi.tier']}
      </p>
      <div className={styles.tiers}>
        {ROI_TIER_NAMES.map((tier) => (
          <label className={styles.tier} key={tier}>
            <input
              className={tick.tick}
              type="radio"
              name="tier"
              value={tier}
              checked={tier === entries.tier}
              onChange={() => onEnter({ tier })}
            />
            <span>{words[`roi.tier.${tier}`]}</span>{' '}
            <small>
              {fill(words['roi.tierFrom'], { minimum: writeAmount(ROI_TIERS[tier].minimum, locale) })}
            </small>
          </label>
        ))}
      </div>
    </div>
  );
}
