import type { ReactNode } from 'react';
import { brand } from '#brand/load.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CheckoutCall, FreeCall } from '#site/lib/calls.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { BrandMark } from './BrandMark.tsx';
import { MENU } from './Controls.tsx';
import styles from './Menu.module.css';
import { NavLinks } from './NavLinks.tsx';
import { LEGAL_NAV, MAIN_NAV } from './nav.ts';

const HOME = href('home');

interface MenuProps {
  readonly locale: Locale;
  readonly path: string;
  /** Whether the loss warning is here and not in the content (A8). */
  readonly warns?: boolean;
  /** Whether it ends with the calls. */
  readonly sells?: boolean;
  /** The theme and language switches, islands of the layout. */
  readonly children?: ReactNode;
}

/** The full-screen menu of small screens; a popover, so it opens and closes without script (C6, N10). */
export function Menu({ locale, path, warns, sells = true, children }: MenuProps) {
  return (
    <div
      className={styles.menu}
      id={MENU}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={translate(locale, 'shell.menuLabel')}
    >
      <div className={styles.top}>
        <a
          className={`tap ${styles.home}`}
          href={HOME}
          aria-label={translate(locale, 'shell.brandHome', { brand: brand.name })}
          aria-current={path === HOME ? 'page' : undefined}
        >
          <BrandMark name={brand.name} />
        </a>
        {children}
        <button
          className={`strong ${styles.close}`}
          type="button"
          popoverTarget={MENU}
          popoverTargetAction="hide"
        >
          {translate(locale, 'shell.menuClose')}
        </button>
      </div>
      <nav aria-label={translate(locale, 'shell.navLabel')}>
        <NavLinks {...{ locale, path }} pages={MAIN_NAV} className={`line-above ${styles.links}`} />
      </nav>
      <nav aria-label={translate(locale, 'shell.navLegal')}>
        <NavLinks {...{ locale, path }} pages={LEGAL_NAV} className={styles.legal} />
      </nav>
      {sells && (
        <div className={`stack gap-3 line-above ${styles.start}`}>
          {warns && <RiskLine text={translate(locale, 'shell.risk')} />}
          <FreeCall locale={locale} />
          <CheckoutCall tier={brand.buyerCalls.start.checkout} kind="quiet" locale={locale} />
        </div>
      )}
    </div>
  );
}
