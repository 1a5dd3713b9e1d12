import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Controls.module.css';
import icon from './IconButton.module.css';

interface ControlsProps {
  readonly locale: Locale;
  /** The theme and language switches, islands of the layout. */
  readonly children: ReactNode;
}

/** Id of the menu that the button opens. */
export const MENU = 'menu';

/**
 * Theme, language and menu. One set of controls stays in the top corner at any scroll position, above the bar at the
 * top of the page and above the fixed header. The menu opens without script (C4, N10).
 */
export function Controls({ locale, children }: ControlsProps) {
  return (
    <div className={styles.layer}>
      <div className={`page ${styles.row}`}>
        <section className={styles.controls} aria-label={translate(locale, 'shell.controlsLabel')}>
          {children}
          <button className={`${icon.button} ${styles.menu}`} type="button" popoverTarget={MENU}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 7h18M3 12h12M3 17h18" />
            </svg>
            <span className="hidden-text">{translate(locale, 'shell.menu')}</span>
          </button>
        </section>
      </div>
    </div>
  );
}
