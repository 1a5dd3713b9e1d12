import { useSyncExternalStore } from 'react';
import { pageClock } from '#site/ui/CountdownClock.ts';
import { createQueries, type Query, type QueryEntry, type QueryState } from './queries.ts';

/** All answers of this page: parts that need the same one share it. */
const queries = createQueries(() => ({ clock: pageClock(), document, window }));

type Known<Data> = QueryState<Data> & Pick<QueryEntry<Data>, 'refresh'>;

/** An answer of the backend, kept up to date while the component is mounted; null reads nothing. */
export function useQuery<Data>(query: Query<Data> | null): Known<Data> {
  const { state, watch, refresh } = queries.entry(query);
  return { ...useSyncExternalStore(watch, state, state), refresh };
}

/** An answer that another component reads: this one never causes a request. */
export function usePeek<Data>(key: string): QueryState<Data> {
  const state = () => queries.peek<Data>(key);
  return useSyncExternalStore(queries.subscribe, state, state);
}
