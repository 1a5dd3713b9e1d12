import type { ReactNode } from 'react';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { LegalSection } from './anchors.ts';
import styles from './Body.module.css';

interface BodyProps {
  readonly locale: Locale;
  readonly sections: readonly LegalSection[];
  /** The text of the document. */
  readonly children: ReactNode;
}

/** The text beside its list of sections, and the ways on (H8). */
export function Body({ locale, sections, children }: BodyProps) {
  return (
    <div className={`page stack ${styles.body}`}>
      <Contents {...{ locale, sections }} />
      <div>
        <article className={styles.text}>{children}</article>
        <p className={`line-above ${styles.ways}`}>
          <a className="tap strong" href={href('home')}>
            {translate(locale, 'legal.home')}
          </a>
          <a className="tap strong" href={href('legalHub')}>
            {translate(locale, 'legal.all')}
          </a>
        </p>
      </div>
    </div>
  );
}

interface ContentsProps {
  readonly locale: Locale;
  readonly sections: readonly LegalSection[];
}

/** The sections of a document, each a link to its anchor (H8). */
function Contents({ locale, sections }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" data-part="legal-contents">
      <h2 className={`muted ${styles.title}`} id="contents-title">
        {translate(locale, 'legal.contents')}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
