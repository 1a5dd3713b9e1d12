import type { ReactNode } from 'react';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { formatNumber } from '#domain/format.ts';
import { HOME_PATH, PAGES, type Pages } from '#site/lib/routes.ts';
import { LinkButton } from '#site/ui/LinkButton.tsx';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import { BrandMark } from './BrandMark.tsx';
import { MENU } from './Controls.tsx';
import styles from './Menu.module.css';
import { NavLinks } from './NavLinks.tsx';
import { legalNav, mainNav } from './nav.ts';

interface MenuProps {
  readonly locale: Locale;
  readonly path: string;
  /** What there is to link to. */
  readonly pages?: Pages;
  /** The language switch, an island of the layout. */
  readonly children?: ReactNode;
}

/** The menu of small screens, over the whole of them; a popover, so that it opens and closes without script (C6, N10). */
export function Menu({ locale, path, pages = PAGES, children }: MenuProps) {
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
          className={styles.home}
          href={HOME_PATH}
          aria-label={translate(locale, 'shell.brandHome', { brand: brand.name })}
          aria-current={path === HOME_PATH ? 'page' : undefined}
        >
          <BrandMark name={brand.name} />
        </a>
        {children}
        <button className={styles.close} type="button" popoverTarget={MENU} popoverTargetAction="hide">
          {translate(locale, 'shell.menuClose')}
        </button>
      </div>
      <nav aria-label={translate(locale, 'shell.navLabel')}>
        <NavLinks {...{ locale, path }} pages={mainNav(pages)} className={styles.links} />
      </nav>
      <MenuLegal {...{ locale, path, pages }} />
      <div className={styles.start}>
        <RiskLine text={translate(locale, 'shell.risk')} />
        <LinkButton href={brand.checkout.PASSIVE_1K} newTab={translate(locale, 'shell.newTab')}>
          {translate(locale, 'shell.startNow', {
            price: `${formatNumber(brand.prices.PASSIVE_1K, 0, locale)} USD`,
          })}
        </LinkButton>
      </div>
    </div>
  );
}

function MenuLegal({ locale, path, pages }: Required<Pick<MenuProps, 'locale' | 'path' | 'pages'>>) {
  const documents = legalNav(pages);
  if (documents.length === 0) return null;
  return (
    <nav aria-label={translate(locale, 'shell.navLegal')}>
      <NavLinks {...{ locale, path }} pages={documents} className={styles.legal} />
    </nav>
  );
}
