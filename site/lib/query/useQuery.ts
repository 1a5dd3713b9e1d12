import { useSyncExternalStore } from 'react';
import type { PageAnswers } from '#contracts/page-figures.ts';
import { pageClock } from '#site/ui/countdown-clock.ts';
import { carriedAnswers } from './page-answers.ts';
import { createQueries, type Query, type QueryEntry, type QueryState } from './queries.ts';

/** All queries of this page: parts that need the same data share one. */
let queries = create(carriedAnswers);

function create(carried: () => PageAnswers | null) {
  return createQueries(() => ({ clock: pageClock(), document, window }), carried);
}

/** Starts again with the answers of one page: for the server, which renders many. */
export function restartQueries(carried: PageAnswers): void {
  queries = create(() => carried);
}

type Known<Data> = QueryState<Data> & Pick<QueryEntry<Data>, 'refresh'>;

/** Returns backend data and keeps it up to date while the component is mounted; null fetches nothing. */
export function useQuery<Data>(query: Query<Data> | null): Known<Data> {
  const { state, watch, refresh } = queries.entry(query);
  return { ...useSyncExternalStore(watch, state, state), refresh };
}

/** Returns data that another component fetches: never causes a request. */
export function usePeek<Data>(key: string): QueryState<Data> {
  const state = () => queries.peek<Data>(key);
  return useSyncExternalStore(queries.subscribe, state, state);
}
