import type { SCENARIOS } from '#content/scenarios.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';
import { scenarioRoi } from '#domain/scenario.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { SimulatorLadder } from './SimulatorLadder.tsx';
import styles from './SimulatorPanel.module.css';

interface SimulatorPanelProps {
  readonly scenario: (typeof SCENARIOS)[number];
  readonly shown: boolean;
  readonly locale: Locale;
}

/** One scenario: its return, its term and risk, and its capital drawn from the best to the worst level (D3). */
export function SimulatorPanel({ scenario, shown, locale }: SimulatorPanelProps) {
  const { id, months, risk } = scenario;
  return (
    <div
      className={`stack gap-6 ${styles.panel}`}
      role="tabpanel"
      id={`scenario-${id}-panel`}
      aria-labelledby={`scenario-${id}`}
      data-shown={shown ? '' : undefined}
    >
      <div className="stack">
        <h3 className={`size-2 ${styles.name}`}>{translate(locale, `simulator.${id}`)}</h3>
        <p>{translate(locale, `simulator.${id}Text`)}</p>
        <dl className={`ledger figures ${styles.facts}`}>
          <div className="cluster apart">
            <dt className="cluster gap-2 muted">
              {translate(locale, 'simulator.roi')}{' '}
              <Badge tone="caution">{translate(locale, 'simulator.hypothetical')}</Badge>
            </dt>
            <dd className="big">{formatShare(scenarioRoi(scenario), locale)}</dd>
          </div>
          <div className="cluster apart">
            <dt className="muted">{translate(locale, 'simulator.term')}</dt>
            <dd className="strong">{translate(locale, 'simulator.months', { months })}</dd>
          </div>
          <div className="cluster apart">
            <dt className="muted">{translate(locale, 'simulator.risk')}</dt>
            <dd className="strong">{formatShare(risk * 100, locale)}</dd>
          </div>
        </dl>
      </div>
      <SimulatorLadder scenario={scenario} locale={locale} />
    </div>
  );
}
