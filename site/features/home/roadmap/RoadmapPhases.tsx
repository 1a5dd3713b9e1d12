import { brand } from '#brand/load.ts';
import { type RoadmapPhase, roadmap } from '#content/roadmap.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import { CheckoutCall } from '#site/lib/calls.tsx';
import styles from './RoadmapPhases.module.css';
import { monthsText, neededText, rangeText, returnsText } from './RoadmapWords.ts';

interface RoadmapPhasesProps {
  readonly locale: Locale;
}

/** All three phases; with scripts one at a time, by the `data-index` of the steps around them (D9, N10). */
export function RoadmapPhases({ locale }: RoadmapPhasesProps) {
  return (
    <div className="stack gap-7">
      {roadmap.map((phase) => (
        <Phase key={phase.key} phase={phase} locale={locale} />
      ))}
    </div>
  );
}

interface PhaseProps extends RoadmapPhasesProps {
  readonly phase: RoadmapPhase;
}

function Phase({ phase, locale }: PhaseProps) {
  return (
    <article className={`split ${styles.phase}`}>
      <div className="stack gap-3 start">
        <h3 className="size-3">{translate(locale, `roadmap.${phase.key}.title`)}</h3>
        <p className="strong">
          {translate(locale, `roadmap.${phase.key}.tier`)} · {rangeText(phase, locale)}
        </p>
        <p className="measure muted">{translate(locale, `roadmap.${phase.key}.text`)}</p>
        <CheckoutCall tier={phase.tier} kind="quiet" locale={locale} />
      </div>
      <PhaseFacts phase={phase} locale={locale} />
    </article>
  );
}

function PhaseFacts({ phase, locale }: PhaseProps) {
  const facts = [
    ['duration', monthsText(phase, locale)],
    ['multiple', `${formatNumber(phase.multiple, 0, locale)}×`],
    ['entry', formatPrice(brand.prices[phase.tier], locale)],
    ['returns', returnsText(phase, locale)],
    ['needed', neededText(phase, locale)],
  ] as const;
  return (
    <dl className={`ledger figures ${styles.facts}`}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact} data-fact={name}>
          <dt className="muted">{translate(locale, `roadmap.${name}`)}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
