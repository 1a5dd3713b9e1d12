import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Readings.module.css';

interface ReadingsProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
  /** The live cards. */
  readonly children?: ReactNode;
}

/** The live parts under their heading, with a word to readers without scripts. */
export function Readings({ locale, anchor, children }: ReadingsProps) {
  return (
    <section className="page" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <h2 className={styles.heading} id={`${anchor}-heading`}>
        {translate(locale, 'vsTraders.readings.heading')}
      </h2>
      <noscript>
        <p className={styles.notice}>{translate(locale, 'vsTraders.readings.noScript')}</p>
      </noscript>
      {children}
    </section>
  );
}
