import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './EventsSection.module.css';

interface EventsSectionProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
  /** The live board. */
  readonly children?: ReactNode;
}

/** The live events, with a note for readers without scripts. */
export function EventsSection({ locale, anchor, children }: EventsSectionProps) {
  return (
    <section className={styles.events} id={anchor}>
      <noscript>
        <p className={`page strong ${styles.notice}`}>{translate(locale, 'fxImpact.noScript')}</p>
      </noscript>
      {children}
    </section>
  );
}
