import { SCENARIOS } from '#content/scenarios.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { simulatedNote } from '#site/lib/simulated-note.ts';
import { SimulatedNote } from '#site/ui/SimulatedNote.tsx';
import styles from './Simulator.module.css';
import { SimulatorPanel } from './SimulatorPanel.tsx';

/** Three hypothetical scenarios, one at a time; without scripts all three stand there (D3, A8, N10). */
export function Simulator({ locale }: { readonly locale: Locale }) {
  return (
    <section
      className={`page ${styles.simulator}`}
      id="educational-simulator"
      aria-labelledby="simulator-title"
    >
      <div className={styles.head}>
        <h2 id="simulator-title">{translate(locale, 'simulator.title')}</h2>
        <p className={styles.text}>{translate(locale, 'simulator.text')}</p>
      </div>
      <div className={styles.choice}>
        <div className={styles.tabs} role="tablist" aria-label={translate(locale, 'simulator.tabs')}>
          {SCENARIOS.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`scenario-${id}`}
              className={styles.tab}
              data-part="scenario"
              data-scenario={id}
              aria-controls={`scenario-${id}-panel`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {translate(locale, `simulator.${id}`)}
            </button>
          ))}
        </div>
        <div className={styles.panels}>
          {SCENARIOS.map((scenario, index) => (
            <SimulatorPanel key={scenario.id} scenario={scenario} shown={index === 0} locale={locale} />
          ))}
        </div>
      </div>
      <SimulatedNote {...simulatedNote(locale, 'full')} />
    </section>
  );
}
