import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './BlogSearch.module.css';
import { type SearchState, useSearch } from './useSearch.ts';

interface BlogSearchProps {
  readonly locale: Locale;
}

/** Searches the texts of all articles. It needs scripts; without them only the list below is visible (G1). */
export function BlogSearch({ locale }: BlogSearchProps) {
  const { field, state, run, warm } = useSearch(locale);
  return (
    <search className={`stack gap-2 ${styles.search}`} data-part="blog-search">
      <label className="strong" htmlFor="blog-search">
        {translate(locale, 'blog.search')}
      </label>
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
      <p className={`small muted ${styles.answer}`} role="status">
        {answerTo(state, locale)}
      </p>
      {state.kind === 'found' && (
        <ul className={`ledger ${styles.found}`}>
          {state.found.map(({ id, title, heading, excerpt }) => (
            <li key={id}>
              <a className="stack gap-1" href={id}>
                <strong>{heading === '' ? title : `${title}: ${heading}`}</strong>
                <span className="small muted">{excerpt}</span>
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
