import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import { PAGES } from '#site/routes.ts';
import { MENU } from './Controls.tsx';
import styles from './Menu.module.css';
import { NavLinks } from './NavLinks.tsx';

interface MenuProps {
  readonly locale: Locale;
  readonly path: string;
}

/** The menu of small screens, over the whole of them; a popover, so that it opens and closes without script (SPEC C6, N10). */
export function Menu({ locale, path }: MenuProps) {
  return (
    <div className={styles.menu} id={MENU} popover="auto">
      <button className={styles.close} type="button" popoverTarget={MENU} popoverTargetAction="hide">
        {translate(locale, 'shell.menuClose')}
      </button>
      <nav aria-label={translate(locale, 'shell.menuLabel')}>
        <NavLinks {...{ locale, path }} pages={PAGES} className={styles.links} />
      </nav>
      <p className={styles.risk}>{translate(locale, 'shell.risk')}</p>
    </div>
  );
}
