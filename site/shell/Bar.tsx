import { brand } from '#brand/load.ts';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { RiskLine } from '#site/ui/RiskLine.tsx';
import styles from './Bar.module.css';
import { BrandMark } from './BrandMark.tsx';
import { BuyerCalls } from './BuyerCalls.tsx';
import { LegalMenu } from './LegalMenu.tsx';
import { NavLinks } from './NavLinks.tsx';
import { MAIN_NAV } from './nav.ts';

const HOME = href('home');

interface BarProps {
  readonly locale: Locale;
  readonly path: string;
}

/**
 * Brand, navigation and calls, with the loss warning before and above the calls (A8). At the top of the page the
 * header scrolls with it; beyond 100 px `watchHeader` fixes it to the top edge of the screen (C1).
 */
export function Bar({ locale, path }: BarProps) {
  return (
    <div className={styles.place}>
      <header className={`line-below ${styles.bar}`} data-part="header" data-visible="false">
        <div className={`page ${styles.content}`}>
          <a
            className={`tap ${styles.home}`}
            href={HOME}
            aria-label={translate(locale, 'shell.brandHome', { brand: brand.name })}
            aria-current={path === HOME ? 'page' : undefined}
          >
            <BrandMark name={brand.name} />
          </a>
          <div className={styles.risk}>
            <RiskLine text={translate(locale, 'shell.risk')} />
          </div>
          <nav className={styles.nav} aria-label={translate(locale, 'shell.navLabel')}>
            <NavLinks {...{ locale, path }} pages={MAIN_NAV} className={styles.links} />
            <LegalMenu {...{ locale, path }} />
          </nav>
          <div className={styles.calls}>
            <BuyerCalls locale={locale} />
          </div>
        </div>
      </header>
    </div>
  );
}
