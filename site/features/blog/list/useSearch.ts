import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { Found, SearchPart } from './search-index.ts';

type Search = (query: string) => Found[];

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'found'; readonly query: string; readonly found: readonly Found[] }
  | { readonly kind: 'failed' };

/**
 * The search over the articles of a language. Library and texts load once, when the field is first used; after a failure
 * the next letter tries again. An answer to what has been typed over since is dropped.
 */
export function useSearch(locale: Locale) {
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
  // What was typed before the island came to life is searched for too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => void run(), []);
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
