import type { ReactNode } from 'react';
import { shownClaims } from '#brand/claims.ts';
import { brand } from '#brand/load.ts';
import { ARTICLES, isCase } from '#content/articles/articles.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords } from '#site/lib/Figure.tsx';
import { CLAIM_NOTE } from '#site/ui/ClaimFigure.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { SimulatedText } from '#site/ui/Stamp.tsx';
import { Address } from '#site/ui/Whole.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './Footer.module.css';
import { FOOTER_DOCUMENTS, type FooterPart, footerParts, GROUP } from './footer-parts.ts';
import { NavLinks } from './NavLinks.tsx';

/** Whether a page of the site shows a figure that only the brand states: a claim, or a case. */
const STATES_FIGURES = shownClaims(brand.claims.map(({ id }) => id)).length > 0 || ARTICLES.some(isCase);

interface FooterProps {
  readonly locale: Locale;
  readonly path: string;
  /** Year of the build; a script replaces it with the visitor's current year. */
  readonly year: number;
  /** Whether the page has stamps, which open the text on simulated figures (A8). */
  readonly simulated?: boolean;
  /** Shown beside the documents: the link to the privacy choices. */
  readonly children?: ReactNode;
}

/** The footer of a language: its columns, and the warnings on every page (A5, A7, A8, C8, C9). */
export function Footer({ locale, path, year, simulated, children }: FooterProps) {
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
          {/* As large as the text on simulated figures under it. */}
          <p style={simulated ? { fontSize: 'var(--step-0)' } : undefined}>
            <strong>{translate(locale, 'shell.footerRisk')}</strong>
          </p>
          {simulated && (
            <SimulatedText
              title={translate(locale, 'risk.simulatedTitle')}
              text={translate(locale, 'risk.simulated')}
            />
          )}
          <p>{translate(locale, 'shell.footerStatus')}</p>
          <p>{translate(locale, 'shell.footerResults')}</p>
          {STATES_FIGURES && (
            <p className={`muted ${styles.note}`} id={CLAIM_NOTE} tabIndex={-1}>
              <span aria-hidden="true">* </span>
              {translate(locale, 'shell.claimNote')}
            </p>
          )}
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

interface FooterColumnProps {
  readonly locale: Locale;
  readonly path: string;
  readonly part: FooterPart;
}

/** One column of the footer: its heading, with links, addresses or claim figures below it (C8, C9). */
function FooterColumn({ locale, path, part }: FooterColumnProps) {
  const id = part.title.replace('.', '-');
  const title = translate(locale, part.title);
  const heading = <h2 id={id}>{title}</h2>;
  if (part.kind === 'links') {
    return (
      <nav className={styles.column} aria-labelledby={id}>
        <PhoneFold summary={title} heading={heading}>
          <NavLinks {...{ locale, path }} pages={part.links} className={styles.links} />
        </PhoneFold>
      </nav>
    );
  }
  return (
    <section className={styles.column} aria-labelledby={id}>
      {part.kind === 'claims' ? (
        <>
          {heading}
          <Claims {...{ locale }} ids={part.claims} />
        </>
      ) : (
        <PhoneFold summary={title} heading={heading}>
          <p className={styles.mail}>
            <a href={`mailto:${brand.email}`}>
              <Address text={brand.email} />
            </a>
          </p>
          <NavLinks {...{ locale, path }} pages={[...part.links, GROUP]} className={styles.links} />
        </PhoneFold>
      )}
    </section>
  );
}

function Claims({ locale, ids }: { readonly locale: Locale; readonly ids: readonly string[] }) {
  return (
    <ul className={`stack gap-3 ${styles.claims}`}>
      {ids.map((id) => (
        <li key={id}>
          <Figure {...{ id, locale }} />
          <span>{figureWords({ id, locale })}</span>
        </li>
      ))}
    </ul>
  );
}
