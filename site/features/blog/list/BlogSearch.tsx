import { useEffect, useRef, useState } from 'react';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import styles from './BlogSearch.module.css';
import type { Found, SearchPart } from './search-index.ts';

interface BlogSearchProps {
  readonly locale: Locale;
}

/** Searches the texts of all articles. It needs scripts; without them only the list below is visible (G1). */
export function BlogSearch({ locale }: BlogSearchProps) {
  const { field, state, run, warm } = useSearch(locale);
  return (
    <search className={styles.search} data-part="blog-search">
      <details
        className={styles.fold}
        onToggle={({ currentTarget }) => currentTarget.open && field.current?.focus()}
      >
        <summary className={`tap ${styles.open}`}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L21 21" />
          </svg>
          <span className={styles.name}>{translate(locale, 'blog.search')}</span>
        </summary>
        <div className="stack gap-2">
          <input
            ref={field}
            className={styles.field}
            type="search"
            aria-label={translate(locale, 'blog.search')}
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
        </div>
      </details>
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

type Search = (query: string) => Found[];

type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'found'; readonly query: string; readonly found: readonly Found[] }
  | { readonly kind: 'failed' };

/**
 * The search over the articles of a language. Library and texts load once, when the field is first used; after a failure
 * the next letter tries again. An answer to what has been typed over since is dropped.
 */
function useSearch(locale: Locale) {
  const field = useRef<HTMLInputElement>(null);
  const loading = useRef<Promise<Search> | null>(null);
  const [state, setState] = useState<SearchState>({ kind: 'idle' });

  const warm = () => {
    loading.current ??= load(locale).catch((cause) => {
      loading.current = null;
      throw cause;
    });
    return loading.current;
  };
  const run = async () => {
    const query = field.current?.value.trim() ?? '';
    if (query === '') return setState({ kind: 'idle' });
    const next = await warm().then(
      (search): SearchState => ({ kind: 'found', query, found: search(query) }),
      (): SearchState => ({ kind: 'failed' }),
    );
    if (field.current?.value.trim() === query) setState(next);
  };
  // What was opened and typed before the island came to life gets its focus and its answer too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (field.current?.checkVisibility()) field.current.focus();
    run();
  }, []);
  return { field, state, run, warm: () => void warm().catch(() => {}) };
}

async function load(locale: Locale): Promise<Search> {
  const [{ searchOver }, response] = await Promise.all([
    import('./search-index.ts'),
    fetch(`/blog/search-${locale}.json`),
  ]);
  if (!response.ok) throw new Error(`search texts: HTTP ${response.status}`);
  return searchOver((await response.json()) as SearchPart[]);
}
