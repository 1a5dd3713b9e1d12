import { fill } from '#content/words/define.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './BlogSearch.module.css';
import { type SearchState, useSearch } from './useSearch.ts';

interface BlogSearchProps {
  readonly locale: Locale;
  readonly words: {
    readonly label: string;
    readonly hint: string;
    /** Takes {{count}}. */
    readonly some: string;
    /** Takes {{query}}. */
    readonly none: string;
    readonly failed: string;
  };
}

/** A field over the texts of all articles; it needs scripts and is not shown without them, the list below is (SPEC G1). */
export function BlogSearch({ locale, words }: BlogSearchProps) {
  const { field, state, run, warm } = useSearch(locale);
  return (
    <search className={styles.search} data-part="blog-search">
      <label htmlFor="blog-search">{words.label}</label>
      <input
        ref={field}
        id="blog-search"
        className={styles.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.hint}
        onFocus={warm}
        onInput={run}
      />
      <p className={styles.answer} role="status">
        {answerTo(state, words)}
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

function answerTo(state: SearchState, words: BlogSearchProps['words']): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'failed') return words.failed;
  const { query, found } = state;
  return fill(found.length > 0 ? words.some : words.none, { query, count: found.length });
}
