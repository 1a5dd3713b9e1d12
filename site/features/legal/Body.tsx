import type { ReactNode } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { HOME_PATH, linkedPages } from '#site/lib/routes.ts';
import type { LegalSection } from './anchors.ts';
import styles from './Body.module.css';
import { Contents } from './Contents.tsx';

interface BodyProps {
  readonly locale: Locale;
  readonly sections: readonly LegalSection[];
  /** The text of the document. */
  readonly children: ReactNode;
}

/** The text beside its list of sections, and the ways on (H8). */
export function Body({ locale, sections, children }: BodyProps) {
  return (
    <div className={`page ${styles.body}`}>
      <Contents {...{ locale, sections }} />
      <div className={styles.column}>
        <article className={styles.text}>{children}</article>
        <p className={styles.ways}>
          <a href={HOME_PATH}>{translate(locale, 'legal.home')}</a>
          {linkedPages(['legalHub']).map(({ path }) => (
            <a key={path} href={path}>
              {translate(locale, 'legal.all')}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}
