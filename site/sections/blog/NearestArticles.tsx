import { translate } from '#content/messages/dictionary.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './NearestArticles.module.css';
import type { Reading } from './reading.ts';

/** How many articles are offered. */
const OFFERED = 3;

interface NearestArticlesProps {
  readonly locale: Locale;
  /** All articles, newest first: those shown until, or unless, a script knows the address that was asked for. */
  readonly readings: readonly Reading[];
}

/** Articles to read where no page is: the nearest to the address asked for, without scripts the newest (SPEC B26). */
export function NearestArticles({ locale, readings }: NearestArticlesProps) {
  return (
    <nav className={`page ${styles.nearest}`} aria-labelledby="nearest-title" data-part="nearest-articles">
      <h2 id="nearest-title">{translate(locale, 'blog.nearest')}</h2>
      <ul className={styles.list}>
        {readings.map(({ article: { id, paths }, title }, index) => (
          <li key={id} hidden={index >= OFFERED} data-article={id}>
            <a href={paths[locale]}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
