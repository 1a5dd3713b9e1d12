import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './BlogSearch.module.css';
import { type SearchState, useSearch } from './useSearch.ts';

interface BlogSearchProps {
  readonly locale: Locale;
}

/** A field over the texts of all articles; it needs scripts and is not shown without them, the list below is (G1). */
export function BlogSearch({ locale }: BlogSearchProps) {
  const { field, state, run, warm } = useSearch(locale);
  return (
    <search className={styles.search} data-part="blog-search">
      <label htmlFor="blog-search">{translate(locale, 'blog.search')}</label>
      <input
        ref={field}
        id="blog-search"
        className={styles.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={translate(locale, 'blog.searchHint')}
        onFocus={warm}
        onInput={run}
      />
      <p className={styles.answer} role="status">
        {answerTo(state, locale)}
      </p>
      {state.kind === 'found' && (
        <ul className={styles.found}>
          {state.found.map(({ id, title, heading, excerpt }) => (
            <li key={id}>
              <a href={id}>
                <strong>{heading === '' ? title : `${title}: ${heading}`}</strong>
                <span>{excerpt}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function answerTo(state: SearchState, locale: Locale): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'failed') return translate(locale, 'blog.searchFailed');
  const { query, found } = state;
  return found.length > 0
    ? translate(locale, 'blog.searchSome', { count: found.length })
    : translate(locale, 'blog.searchNone', { query });
}
