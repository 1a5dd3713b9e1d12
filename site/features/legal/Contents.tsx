import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import type { LegalSection } from './anchors.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly locale: Locale;
  readonly sections: readonly LegalSection[];
}

/** The sections of a document, each a link to its anchor (H8). */
export function Contents({ locale, sections }: ContentsProps) {
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
