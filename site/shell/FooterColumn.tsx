import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { Figure, figureWords } from '#site/lib/Figure.tsx';
import { PhoneFold } from '#site/ui/PhoneFold.tsx';
import { Address } from '#site/ui/Whole.tsx';
import styles from './FooterColumn.module.css';
import { type FooterPart, GROUP } from './footer-parts.ts';
import { NavLinks } from './NavLinks.tsx';

interface FooterColumnProps {
  readonly locale: Locale;
  readonly path: string;
  readonly part: FooterPart;
}

/** One column of the footer: its heading, with links, addresses or claim figures below it (C8, C9). */
export function FooterColumn({ locale, path, part }: FooterColumnProps) {
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
