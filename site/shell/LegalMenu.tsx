import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './LegalMenu.module.css';
import { NavLinks } from './NavLinks.tsx';
import { LEGAL_NAV } from './nav.ts';

interface LegalMenuProps {
  readonly locale: Locale;
  readonly path: string;
}

/** Id of the list that the button opens. */
export const LEGAL_MENU = 'legal-menu';

/** The legal documents in a popover. It opens without script, and closes on Escape or an outside click (C3, N10). */
export function LegalMenu({ locale, path }: LegalMenuProps) {
  return (
    <>
      <button className={`tap muted ${styles.button}`} type="button" popoverTarget={LEGAL_MENU}>
        {translate(locale, 'shell.navLegal')}
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div className={styles.panel} id={LEGAL_MENU} popover="auto">
        <NavLinks {...{ locale, path }} pages={LEGAL_NAV} className={styles.links} />
      </div>
    </>
  );
}
