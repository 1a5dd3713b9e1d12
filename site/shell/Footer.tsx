import { brand } from '#brand/load.ts';
import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import { PAGES } from '#site/routes.ts';
import { CLAIM_NOTE } from '#site/ui/ClaimFigure.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './Footer.module.css';
import { NavLinks } from './NavLinks.tsx';

interface FooterProps {
  readonly locale: Locale;
  readonly path: string;
  /** Year of the build; the page puts the reader's current one in its place. */
  readonly year: number;
}

/** Pages, help, risk, and the warnings every page carries (SPEC A5, A7, C8). */
export function Footer({ locale, path, year }: FooterProps) {
  const named = { brand: brand.name };
  return (
    <footer className={`tape ${styles.footer}`}>
      <div className={`page ${styles.columns}`}>
        <div className={styles.brand}>
          <BrandMark name={brand.name} />
          <p>{translate(locale, 'shell.footerOfficial', { ...named, domain: brand.domain })}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{translate(locale, 'shell.footerPages')}</h2>
          <NavLinks {...{ locale, path }} pages={PAGES} className={styles.links} />
        </nav>
        <div>
          <h2>{translate(locale, 'shell.footerHelp')}</h2>
          <ul className={styles.links}>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
          </ul>
        </div>
        <section className={styles.warning} aria-labelledby="footer-warning">
          <h2 id="footer-warning">{translate(locale, 'shell.footerWarning')}</h2>
          <p>
            <strong>{translate(locale, 'shell.footerRisk')}</strong>
          </p>
          <p>{translate(locale, 'shell.footerStatus', named)}</p>
          <p>{translate(locale, 'shell.footerResults')}</p>
          <p className={styles.note} id={CLAIM_NOTE} tabIndex={-1}>
            <span aria-hidden="true">* </span>
            {translate(locale, 'shell.claimNote')}
          </p>
        </section>
        <p className={styles.rights}>
          © <span data-part="year">{year}</span> {translate(locale, 'shell.footerRights', named)}
        </p>
      </div>
    </footer>
  );
}
