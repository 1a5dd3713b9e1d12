import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './Toc.module.css';

export interface Heading {
  readonly depth: number;
  readonly slug: string;
  readonly text: string;
}

interface TocProps {
  readonly locale: Locale;
  readonly headings: readonly Heading[];
}

/** The parts of the article: folded on phones, always open beside the text on wide screens. A script marks the current part. */
export function Toc({ locale, headings }: TocProps) {
  const parts = headings.filter(({ depth }) => depth === 2);
  if (parts.length < 2) return null;
  return (
    <nav className={styles.toc} aria-labelledby="toc-title" data-part="toc">
      <details>
        <summary className="opens apart strong" id="toc-title">
          {translate(locale, 'blog.toc')}
        </summary>
        <ol className={styles.list}>
          {parts.map(({ slug, text }) => (
            <li key={slug}>
              <a className="tap muted" href={`#${slug}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
