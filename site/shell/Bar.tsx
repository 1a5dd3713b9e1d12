import { brand } from '#brand/load.ts';
import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import { PAGES } from '#site/routes.ts';
import styles from './Bar.module.css';
import { BrandMark } from './BrandMark.tsx';
import { NavLinks } from './NavLinks.tsx';

interface BarProps {
  readonly locale: Locale;
  readonly path: string;
}

const [HOME, ...REST] = PAGES;

/**
 * The navigation, twice: the header proper, fixed, above the top edge until the page is scrolled (SPEC C1), and at the
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

function BarContent({ locale, path, copy = false }: BarProps & { readonly copy?: boolean }) {
  const links = <NavLinks {...{ locale, path, copy }} pages={REST} className={styles.links} />;
  return (
    <div className={`page ${styles.content}`}>
      <a
        className={styles.home}
        href={HOME.path}
        aria-label={copy ? undefined : translate(locale, 'shell.brandHome', { brand: brand.name })}
        aria-current={path === HOME.path ? 'page' : undefined}
        tabIndex={copy ? -1 : undefined}
      >
        <BrandMark name={brand.name} />
      </a>
      {copy ? links : <nav aria-label={translate(locale, 'shell.navLabel')}>{links}</nav>}
    </div>
  );
}
