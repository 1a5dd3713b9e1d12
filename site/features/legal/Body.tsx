import type { ReactNode } from 'react';
import { href } from '#content/routes.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
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
    <div className={`page stack ${styles.body}`}>
      <Contents {...{ locale, sections }} />
      <div className={styles.column}>
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
