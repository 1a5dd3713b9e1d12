import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import { Section } from '#site/ui/Section.tsx';
import tick from '#site/ui/Tick.module.css';
import styles from './Widgets.module.css';

interface WidgetsProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
  /** A `Widget` for each source. */
  readonly children?: ReactNode;
}

const SOURCES: readonly EventSource[] = ['forex-community', 'investing-portal', 'charting-platform'];
/** The portal's calendar is the first choice (F3). */
const FIRST: EventSource = 'investing-portal';

/** The vendors' own calendars, one at a time; the choice works without scripts (F11, N10). */
export function Widgets({ locale, anchor, children }: WidgetsProps) {
  return (
    <Section className={`stack gap-3 ${styles.widgets}`} id={anchor} aria-labelledby={`${anchor}-heading`}>
      <p className="gold small strong">{translate(locale, 'fxImpact.widgets.name')}</p>
      <h2 className="size-3" id={`${anchor}-heading`}>
        {translate(locale, 'fxImpact.widgets.heading')}
      </h2>
      <p className="measure muted">{translate(locale, 'fxImpact.widgets.lead')}</p>
      <fieldset className="cluster flush gap-5">
        <legend className="hidden-text">{translate(locale, 'fxImpact.widgets.sources')}</legend>
        {SOURCES.map((source) => (
          <label key={source} className={`tap strong ${styles.source}`}>
            <input
              className={tick.tick}
              type="radio"
              name="widget"
              value={source}
              defaultChecked={source === FIRST}
              data-part="widget-source"
              data-value={source}
            />
            {translate(locale, `events.sources.${source}`)}
          </label>
        ))}
      </fieldset>
      {children}
    </Section>
  );
}

interface WidgetProps {
  readonly source: EventSource;
  readonly children?: ReactNode;
}

/** One vendor's calendar; visible while its source is checked. */
export function Widget({ source, children }: WidgetProps) {
  return (
    <div className={styles.widget} data-source={source}>
      {children}
    </div>
  );
}
