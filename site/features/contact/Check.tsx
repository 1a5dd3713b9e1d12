import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Check.module.css';

interface CheckProps {
  readonly locale: Locale;
  /** Anchor of this part, without "#". */
  readonly anchor: string;
  /** The checker. */
  readonly children?: ReactNode;
}

/** The checker under its heading, with a word to readers without scripts (N9, N10). */
export function Check({ locale, anchor, children }: CheckProps) {
  return (
    <section className={styles.band} id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`page split ${styles.section}`}>
        <div>
          <h2 className="size-3" id={`${anchor}-title`}>
            {translate(locale, 'contact.check.title')}
          </h2>
          <p className={`measure muted ${styles.text}`}>{translate(locale, 'contact.check.text')}</p>
          <noscript>
            <p className={`strong marked ${styles.notice}`}>{translate(locale, 'contact.check.noScript')}</p>
          </noscript>
        </div>
        <div className={styles.checker}>{children}</div>
      </div>
    </section>
  );
}
