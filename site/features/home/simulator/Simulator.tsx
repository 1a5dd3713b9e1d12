import { SCENARIOS } from '#content/scenarios.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { simulatedNote } from '#site/lib/simulated-note.ts';
import { Section, SectionHead } from '#site/ui/Section.tsx';
import { SimulatedNote } from '#site/ui/SimulatedNote.tsx';
import styles from './Simulator.module.css';
import { SimulatorPanel } from './SimulatorPanel.tsx';

/** Three hypothetical scenarios, one at a time; without scripts all three show (D3, A8, N10). */
export function Simulator({ locale }: { readonly locale: Locale }) {
  return (
    <Section
      className={`split ${styles.simulator}`}
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
      <div className={styles.choice}>
        <div className={styles.tabs} role="tablist" aria-label={translate(locale, 'simulator.tabs')}>
          {SCENARIOS.map(({ id }, index) => (
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
              {translate(locale, `simulator.${id}`)}
            </button>
          ))}
        </div>
        <div className={`stack gap-7 ${styles.panels}`}>
          {SCENARIOS.map((scenario, index) => (
            <SimulatorPanel key={scenario.id} scenario={scenario} shown={index === 0} locale={locale} />
          ))}
        </div>
      </div>
      <SimulatedNote {...simulatedNote(locale, 'full')} />
    </Section>
  );
}
