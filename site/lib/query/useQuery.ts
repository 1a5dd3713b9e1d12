import { useSyncExternalStore } from 'react';
import type { PageAnswers } from '#contracts/live-answers.ts';
import { pageClock } from '#site/ui/countdown-clock.ts';
import { carriedAnswers, carryAnswers } from './page-answers.ts';
import { createQueries, type Query, type QueryEntry, type QueryState } from './queries.ts';

/** All queries of this page: parts that need the same data share one. */
let queries = create();

function create() {
  return createQueries(() => ({ clock: pageClock(), document, window }), carriedAnswers);
}

/** Starts again with the answers of one page: for the server, which renders many. */
export function restartQueries(carried: PageAnswers): void {
  carryAnswers(carried);
  queries = create();
}

type Known<Data> = QueryState<Data> & Pick<QueryEntry<Data>, 'refresh'>;

/** Returns backend data and keeps it up to date while the component is mounted; null fetches nothing. */
export function useQuery<Data>(query: Query<Data> | null): Known<Data> {
  const { state, first, watch, refresh } = queries.entry(query);
  return { ...useSyncExternalStore(watch, state, first), refresh };
}

/** Returns data that another component fetches: never causes a request. */
export function usePeek<Data>(key: string): QueryState<Data> {
  return useSyncExternalStore(
    queries.subscribe,
    () => queries.peek<Data>(key),
    () => queries.first<Data>(key),
  );
}
