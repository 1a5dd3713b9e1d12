import { type ReactNode, useId } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatShare } from '#domain/format.ts';
import { lossesUntil } from './losing-streak.ts';
import styles from './RoiOutcomes.module.css';
import { monthlyRate, projectGain, projectLoss, ROI_TIERS, type RoiInputs } from './roi.ts';
import { signedShare } from './signed-share.ts';

interface RoiOutcomesProps {
  readonly inputs: RoiInputs;
  readonly locale: Locale;
}

/** The gain and the loss, with the same layout (D10, N5). */
export function RoiOutcomes({ inputs, locale }: RoiOutcomesProps) {
  const gain = projectGain(inputs);
  const loss = projectLoss(inputs);
  const money = (value: number) => ({ value, text: formatNumber(value, 2, locale), unit: ' USD' });
  const share = (value: number) => ({ value, text: formatShare(value, locale) });
  return (
    <div className={`stack gap-5 figures ${styles.outcomes}`}>
      <Outcome
        kind="gain"
        title={translate(locale, 'roi.gain')}
        figure={<Figure part="roi-result" {...money(gain.result)} />}
      >
        <Row name={translate(locale, 'roi.initial')} part="roi-initial" {...money(inputs.amount)} />
        <Row name={translate(locale, 'roi.profit')} part="roi-profit" {...money(gain.profit)} />
        <Row name={translate(locale, 'roi.percent')} part="roi-percent" {...share(gain.percent)} />
      </Outcome>
      <Outcome
        kind="loss"
        title={translate(locale, 'roi.loss')}
        figure={<Figure part="roi-loss-result" {...money(loss.result)} />}
        note={assumption(inputs, locale)}
      >
        <Row name={translate(locale, 'roi.lost')} part="roi-loss" {...money(-loss.profit)} />
        <Row
          name={translate(locale, 'roi.lostPercent')}
          part="roi-loss-percent"
          value={loss.percent}
          text={signedShare(loss.percent, locale)}
        />
        <Row
          name={translate(locale, 'roi.recovery')}
          part="roi-recovery"
          value={loss.recovery}
          text={signedShare(loss.recovery, locale)}
        />
      </Outcome>
    </div>
  );
}

function assumption({ tier }: RoiInputs, locale: Locale): string {
  const rate = monthlyRate(tier);
  const { risk } = ROI_TIERS[tier];
  return translate(locale, 'roi.lossWhy', {
    rate: formatShare(rate * 100, locale),
    risk: formatShare(risk * 100, locale),
    losses: lossesUntil(1 - rate, risk),
  });
}

interface OutcomeProps {
  readonly kind: 'gain' | 'loss';
  readonly title: string;
  readonly figure: ReactNode;
  readonly note?: string;
  /** Rows of the list. */
  readonly children: ReactNode;
}

function Outcome({ kind, title, figure, note, children }: OutcomeProps) {
  const heading = useId();
  return (
    <section className={`${styles.outcome} ${styles[kind]}`} aria-labelledby={heading}>
      <h3 className={styles.title} id={heading}>
        {title}
      </h3>
      <p className={`size-3 ${styles.total}`}>{figure}</p>
      <dl className={`ledger small ${styles.rows}`}>{children}</dl>
      {note && <p className="small muted">{note}</p>}
    </section>
  );
}

interface FigureProps {
  readonly part: string;
  readonly value: number;
  readonly text: string;
  readonly unit?: string;
}

function Row({ name, ...figure }: FigureProps & { readonly name: string }) {
  return (
    <div className="cluster apart">
      <dt className="muted">{name}</dt>
      <dd className="strong">
        <Figure {...figure} />
      </dd>
    </div>
  );
}

function Figure({ part, value, text, unit }: FigureProps) {
  return (
    <>
      <span data-part={part} data-value={value}>
        {text}
      </span>
      {unit && <small>{unit}</small>}
    </>
  );
}
