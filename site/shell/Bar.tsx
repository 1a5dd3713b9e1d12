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
import { LEGAL_NAV, MAIN_NAV } from './nav.ts';

const HOME = href('home');

interface BarProps {
  readonly locale: Locale;
  readonly path: string;
}

/**
 * The navigation, twice: the header proper, fixed, above the top edge until the page is scrolled (C1), and at the
 * top of the page, in its flow, a copy of it for the eye and the pointer, so that nobody has to scroll to find it. The
 * copy is hidden from screen readers and from the tab order, where the header is reachable at any scroll; without
 * scripts the header itself stands there and the copy is gone.
 */
export function Bar(props: BarProps) {
  return (
    <>
      <header className={`${styles.bar} ${styles.header}`} data-part="header" data-visible="false">
        <BarContent {...props} />
      </header>
      <div className={`${styles.bar} ${styles.copy}`} aria-hidden="true">
        <BarContent {...props} copy />
      </div>
    </>
  );
}

/** Brand, navigation and calls; the loss warning stands before and above the calls (A8). */
function BarContent({ locale, path, copy = false }: BarProps & { readonly copy?: boolean }) {
  const links = (
    <>
      <NavLinks {...{ locale, path, copy }} pages={MAIN_NAV} className={styles.links} />
      <LegalMenu {...{ locale, path, copy }} pages={LEGAL_NAV} />
    </>
  );
  return (
    <div className={`page ${styles.content}`}>
      <a
        className={styles.home}
        href={HOME}
        aria-label={copy ? undefined : translate(locale, 'shell.brandHome', { brand: brand.name })}
        aria-current={path === HOME ? 'page' : undefined}
        tabIndex={copy ? -1 : undefined}
      >
        <BrandMark name={brand.name} />
      </a>
      <div className={styles.risk}>
        <RiskLine text={translate(locale, 'shell.risk')} />
      </div>
      {copy ? (
        <div className={styles.nav}>{links}</div>
      ) : (
        <nav className={styles.nav} aria-label={translate(locale, 'shell.navLabel')}>
          {links}
        </nav>
      )}
      <div className={styles.calls}>
        <BuyerCalls {...{ locale, copy }} />
      </div>
    </div>
  );
}
