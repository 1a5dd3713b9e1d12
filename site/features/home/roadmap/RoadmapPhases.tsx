import { brand } from '#brand/load.ts';
import { type RoadmapPhase, roadmap } from '#content/roadmap.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './RoadmapPhases.module.css';
import { monthsText, neededText, rangeText, returnsText } from './RoadmapWords.ts';

interface RoadmapPhasesProps {
  readonly locale: Locale;
}

/** All three phases; with scripts one at a time, by the `data-index` of the steps around them (D9, N10). */
export function RoadmapPhases({ locale }: RoadmapPhasesProps) {
  return (
    <div className={styles.phases}>
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
    <article className={styles.phase}>
      <div>
        <h3 className={styles.title}>{translate(locale, `roadmap.${phase.key}.title`)}</h3>
        <p className={styles.tier}>
          {translate(locale, `roadmap.${phase.key}.tier`)} · {rangeText(phase, locale)}
        </p>
        <p className={styles.text}>{translate(locale, `roadmap.${phase.key}.text`)}</p>
        <Checkout tier={phase.tier} locale={locale} />
      </div>
      <PhaseFacts phase={phase} locale={locale} />
    </article>
  );
}

interface CheckoutProps extends RoadmapPhasesProps {
  readonly tier: RoadmapPhase['tier'];
}

/** The way to the phase's tier, below the loss warning; each has one, so that all are as tall (D2, A8). */
function Checkout({ tier, locale }: CheckoutProps) {
  const amount = formatNumber(brand.prices[tier], 0, locale);
  const price = translate(locale, 'services.amount', { amount });
  return (
    <div className={styles.checkout}>
      <RiskLine text={translate(locale, 'shell.risk')} />
      <LinkButton href={brand.checkout[tier]} kind="quiet" newTab={translate(locale, 'shell.newTab')}>
        {translate(locale, 'services.pay', { price })}
      </LinkButton>
    </div>
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
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact} data-fact={name}>
          <dt>{translate(locale, `roadmap.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
