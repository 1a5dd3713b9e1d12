import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { EventSource } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
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
/** The portal's calendar is the one shown first (F3). */
const FIRST: EventSource = 'investing-portal';

/** The vendors' own calendars, one at a time; choosing one needs no script (F11, N10). */
export function Widgets({ locale, anchor, children }: WidgetsProps) {
  return (
    <section className={`page ${styles.widgets}`} id={anchor} aria-labelledby={`${anchor}-heading`}>
      <p className={styles.kicker}>{translate(locale, 'fxImpact.widgets.name')}</p>
      <h2 className={styles.heading} id={`${anchor}-heading`}>
        {translate(locale, 'fxImpact.widgets.heading')}
      </h2>
      <p className={styles.lead}>{translate(locale, 'fxImpact.widgets.lead')}</p>
      <fieldset className={styles.sources}>
        <legend className="hidden-text">{translate(locale, 'fxImpact.widgets.sources')}</legend>
        {SOURCES.map((source) => (
          <label key={source} className={styles.source}>
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
    </section>
  );
}

interface WidgetProps {
  readonly source: EventSource;
  readonly children?: ReactNode;
}

/** One vendor's calendar; seen while its source is chosen. */
export function Widget({ source, children }: WidgetProps) {
  return (
    <div className={styles.widget} data-source={source}>
      {children}
    </div>
  );
}
