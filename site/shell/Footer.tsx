import type { ReactNode } from 'react';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { CLAIM_NOTE } from '#site/ui/ClaimFigure.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn.tsx';
import { FOOTER_DOCUMENTS, footerParts } from './footer-parts.ts';
import { NavLinks } from './NavLinks.tsx';

interface FooterProps {
  readonly locale: Locale;
  readonly path: string;
  /** Year of the build; a script replaces it with the visitor's current year. */
  readonly year: number;
  /** Shown beside the documents: the link to the privacy choices. */
  readonly children?: ReactNode;
}

/** The footer of a language: its columns, and the warnings on every page (A5, A7, C8, C9). */
export function Footer({ locale, path, year, children }: FooterProps) {
  const { owner } = brand;
  const named = { brand: brand.name };
  return (
    <footer className={`tape line-above small ${styles.footer}`}>
      <div className={`page stack ${styles.rows}`}>
        <div className={`cluster ${styles.brand}`}>
          <BrandMark name={brand.name} />
          <p>{translate(locale, 'shell.footerOfficial', { ...named, domain: brand.domain })}</p>
        </div>
        <div className={`stack ${styles.columns}`}>
          {footerParts(locale).map((part) => (
            <FooterColumn key={part.title} {...{ locale, path, part }} />
          ))}
        </div>
        <section className={`stack gap-3 line-above ${styles.warning}`} aria-labelledby="footer-warning">
          <h2 id="footer-warning">{translate(locale, 'shell.footerWarning')}</h2>
          <p>
            <strong>{translate(locale, 'shell.footerRisk')}</strong>
          </p>
          <p>{translate(locale, 'shell.footerStatus')}</p>
          <p>{translate(locale, 'shell.footerResults')}</p>
          <p className={`muted ${styles.note}`} id={CLAIM_NOTE} tabIndex={-1}>
            <span aria-hidden="true">* </span>
            {translate(locale, 'shell.claimNote')}
          </p>
        </section>
        <div className={`cluster line-above muted ${styles.rights}`}>
          <p>
            © <span data-part="year">{year}</span> {translate(locale, 'shell.footerRights', named)}
          </p>
          <p data-part="owner">{[owner.name, owner.address, owner.phone].filter(Boolean).join(' · ')}</p>
          <NavLinks {...{ locale, path }} pages={FOOTER_DOCUMENTS} className={styles.documents} />
          {children && <div>{children}</div>}
        </div>
      </div>
    </footer>
  );
}
