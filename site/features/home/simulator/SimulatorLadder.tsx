import { STREAK } from '#content/scenarios.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatPrice, formatShare } from '#domain/format.ts';
import { afterLosses, type Scenario } from '#domain/scenario.ts';
import { Badge } from '#site/ui/Badge.tsx';
import styles from './SimulatorLadder.module.css';

interface SimulatorLadderProps {
  readonly scenario: Scenario;
  readonly locale: Locale;
}

/** A capital drawn to scale: the start, the supposed result above it, the rest after a losing streak below it (D3, A8). */
export function SimulatorLadder({ scenario, locale }: SimulatorLadderProps) {
  const { initial, result } = scenario;
  const { left, percent } = afterLosses(scenario, STREAK);
  const amount = (value: number) => formatPrice(value, locale);
  return (
    <dl
      className={`figures ${styles.ladder}`}
      style={{ gridTemplateRows: `auto ${result - initial}fr ${Math.round(initial - left)}fr auto` }}
    >
      <div className={`cluster apart ${styles.result}`}>
        <dt className="cluster gap-2 muted">
          {translate(locale, 'simulator.result')}{' '}
          <Badge tone="caution">{translate(locale, 'simulator.hypothetical')}</Badge>
        </dt>
        <dd className="strong">{amount(result)}</dd>
      </div>
      <div className={`cluster apart ${styles.initial}`}>
        <dt className="muted">{translate(locale, 'simulator.initial')}</dt>
        <dd className="strong">{amount(initial)}</dd>
      </div>
      <div className={`cluster apart ${styles.streak}`}>
        <dt className="muted">{translate(locale, 'simulator.streak', { losses: STREAK })}</dt>
        <dd className="strong">
          {amount(left)} <span>({formatShare(percent, locale).replace('-', '−')})</span>
        </dd>
      </div>
    </dl>
  );
}
