import { type ReactNode, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import answer from '#site/lib/Answer.module.css';
import { Button } from '#site/ui/Button.tsx';
import styles from './RoiCalculator.module.css';
import { RoiFields } from './RoiFields.tsx';
import { RoiFigure, RoiOutcomes, RoiTotals } from './RoiResults.tsx';
import { projectGain, projectLoss, ROI_CURRENCY, type RoiInputs, tierFacts } from './roi.ts';
import { hashOfInputs, hasProblem } from './roi-form.ts';
import { useRoi, writeAmount } from './useRoi.ts';

interface RoiCalculatorProps {
  readonly locale: Locale;
  /** The note on simulated figures (A8). */
  readonly children?: ReactNode;
}

/** Amount, months and tier; the result if the scenario comes true and, with equal weight, if it does not (D10). */
export function RoiCalculator({ locale, children }: RoiCalculatorProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const { form, enter } = useRoi(fields, locale);
  const { amount, months, tier } = form.good;
  const isStale = hasProblem(form);
  const last = {
    currency: ROI_CURRENCY,
    amount: writeAmount(amount, locale),
    months,
    tier: inLocale(tierFacts(tier).name, locale),
  };
  const totals = {
    gain: formatNumber(projectGain(form.good).result, 2, locale),
    currency: ROI_CURRENCY,
    loss: formatNumber(projectLoss(form.good).result, 2, locale),
  };
  return (
    <div className={`split ${answer.tool} ${styles.roi}`} data-part="roi" data-stale={isStale}>
      <RoiFields ref={fields} form={form} onEnter={enter} locale={locale} />
      <div className={`stack gap-5 ${answer.outputs} ${styles.outputs}`}>
        <p className={isStale ? `small ${styles.stale}` : 'hidden-text'} role="status">
          {isStale ? translate(locale, 'roi.stale', last) : translate(locale, 'roi.summary', totals)}
        </p>
        <RoiTotals inputs={form.good} locale={locale} />
        <div>{children}</div>
        <RoiFigure inputs={form.good} locale={locale} />
        <RoiOutcomes inputs={form.good} locale={locale} />
        <CopyLink inputs={form.good} locale={locale} />
      </div>
    </div>
  );
}

interface CopyLinkProps {
  readonly inputs: RoiInputs;
  readonly locale: Locale;
}

/** Writes the inputs into the address and copies it; if the browser refuses, the address bar shows the link (D10). */
function CopyLink({ inputs, locale }: CopyLinkProps) {
  const [answer, setAnswer] = useState<'roi.copied' | 'roi.copyFailed' | null>(null);
  const copy = async () => {
    history.replaceState(history.state, '', hashOfInputs(inputs));
    try {
      await navigator.clipboard.writeText(location.href);
      setAnswer('roi.copied');
    } catch {
      setAnswer('roi.copyFailed');
    }
  };
  return (
    <div className="cluster" data-part="roi-link">
      <Button onClick={copy}>{translate(locale, 'roi.copy')}</Button>
      <p className="small muted" role="status">
        {answer && translate(locale, answer)}
      </p>
    </div>
  );
}
