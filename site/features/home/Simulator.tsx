import { SCENARIO_CURRENCY, SCENARIOS, STREAK } from '#content/scenarios.ts';
import { translate } from '#content/words/translate.ts';
import { inLocale, type Locale } from '#contracts/locale.ts';
import { formatPrice, formatShare } from '#domain/format.ts';
import { afterLosses, type Scenario, scenarioRoi } from '#domain/scenario.ts';
import { inlineCall } from '#site/shell/inline.ts';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { Stamp } from '#site/ui/Stamp.tsx';
import styles from './Simulator.module.css';

/** Three hypothetical scenarios, one at a time; without scripts all three show (D3, A8, N10). */
export function Simulator({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <Section
        ground="tool"
        className="stack gap-5"
        id="educational-simulator"
        aria-labelledby="simulator-title"
      >
        <SectionHead
          id="simulator-title"
          eyebrow={translate(locale, 'eyebrow.simulator')}
          register="tool"
          title={translate(locale, 'simulator.title')}
          lead={translate(locale, 'simulator.text')}
        />
        <div>
          <div className={styles.tabs} role="tablist" aria-label={translate(locale, 'simulator.tabs')}>
            {SCENARIOS.map(({ id, name }, index) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`scenario-${id}`}
                className={`strong ${styles.tab}`}
                data-part="scenario"
                data-scenario={id}
                aria-controls={`scenario-${id}-panel`}
                aria-selected={index === 0}
                tabIndex={index === 0 ? 0 : -1}
              >
                {inLocale(name, locale)}
              </button>
            ))}
          </div>
          <div className={`stack gap-6 ${styles.panels}`}>
            {SCENARIOS.map((scenario, index) => (
              <SimulatorPanel key={scenario.id} scenario={scenario} shown={index === 0} locale={locale} />
            ))}
          </div>
        </div>
      </Section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function as text, allowed by its hash */}
      <script data-here="" dangerouslySetInnerHTML={{ __html: inlineCall(scenarioTabs) }} />
    </>
  );
}

interface SimulatorPanelProps {
  readonly scenario: (typeof SCENARIOS)[number];
  readonly shown: boolean;
  readonly locale: Locale;
}

/** One scenario: its return, its term and risk, and its capital drawn from the best to the worst level (D3). */
function SimulatorPanel({ scenario, shown, locale }: SimulatorPanelProps) {
  const { id, name, text, months, risk } = scenario;
  return (
    <div
      className={`stack ${styles.panel}`}
      role="tabpanel"
      id={`scenario-${id}-panel`}
      aria-labelledby={`scenario-${id}`}
      data-shown={shown ? '' : undefined}
    >
      <div className="stack gap-2">
        <h3 className={`size-2 ${styles.name}`}>{inLocale(name, locale)}</h3>
        <p>{inLocale(text, locale)}</p>
        <dl className={`figures ${styles.facts}`}>
          <div>
            <dt className="cluster gap-2 muted">
              {translate(locale, 'simulator.roi')} <Stamp text={translate(locale, 'risk.stamp')} />
            </dt>
            <dd className="big">{formatShare(scenarioRoi(scenario), locale)}</dd>
          </div>
          <div>
            <dt className="muted">{translate(locale, 'simulator.term')}</dt>
            <dd className="strong">{translate(locale, 'simulator.months', { months })}</dd>
          </div>
          <div>
            <dt className="muted">{translate(locale, 'simulator.risk')}</dt>
            <dd className="strong">{formatShare(risk * 100, locale)}</dd>
          </div>
        </dl>
      </div>
      <SimulatorLadder scenario={scenario} locale={locale} />
    </div>
  );
}

interface SimulatorLadderProps {
  readonly scenario: Scenario;
  readonly locale: Locale;
}

/** A capital drawn to scale: the start, the supposed result above it, the rest after a losing streak below it (D3, A8). */
function SimulatorLadder({ scenario, locale }: SimulatorLadderProps) {
  const { initial, result } = scenario;
  const { left, percent } = afterLosses(scenario, STREAK);
  const amount = (value: number) => formatPrice(value, locale, { currency: SCENARIO_CURRENCY });
  return (
    <dl
      className={`figures ${styles.ladder}`}
      style={{ gridTemplateRows: `auto ${result - initial}fr ${Math.round(initial - left)}fr auto` }}
    >
      <div className={`cluster apart ${styles.result}`}>
        <dt className="muted">{translate(locale, 'simulator.result')}</dt>
        <dd className="strong">{amount(result)}</dd>
      </div>
      <div className={`cluster apart ${styles.initial}`}>
        <dt className="muted">{translate(locale, 'simulator.initial')}</dt>
        <dd className="strong">{amount(initial)}</dd>
      </div>
      <div className={`cluster apart ${styles.streak}`}>
        <dt className="muted">{translate(locale, 'simulator.streak', { losses: STREAK })}</dt>
        <dd className="strong">
          {amount(left)} <span>({formatShare(percent, locale)})</span>
        </dd>
      </div>
    </dl>
  );
}

/**
 * Lets the scenario tabs choose, by click, arrow keys, Home and End. Runs inline right after the section, so that no
 * click comes too early: uses nothing but its argument (D3, N10).
 */
function scenarioTabs({ document: page }: Pick<Window, 'document'>): void {
  const tabs = [...page.querySelectorAll<HTMLElement>('[data-part="scenario"]')];
  tabs.forEach((tab, at) => {
    tab.onclick = () => {
      for (const one of tabs) {
        const on = one === tab;
        one.ariaSelected = `${on}`;
        one.tabIndex = on ? 0 : -1;
        page.getElementById(`${one.id}-panel`)?.toggleAttribute('data-shown', on);
      }
    };
    tab.onkeydown = (event) => {
      const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
      const to = keys[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const next = tabs.at(to % tabs.length);
      next?.focus();
      next?.click();
    };
  });
}
