import { useState } from 'react';
import { type EventHistory, eventHistorySchema } from '#contracts/event-history.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import type { Query } from '#site/lib/query/queries.ts';
import { useQuery } from '#site/lib/query/useQuery.ts';

/** What is known of an event beside the lists. `gone`: the store does not have it. */
export type Past = 'reading' | 'failed' | 'gone' | EventHistory;

/** The past is read again when it is opened after this long. */
const FRESH_MS = 60_000;

interface Wanted {
  readonly id: string;
  readonly locale: Locale;
  /** The figure in the list: when it comes out, the past is another. */
  readonly actual: string | null;
  /** False for an example, and while it is not known to be none. */
  readonly isWanted: boolean;
}

/** The past of an event, read again when its figure is out (K3), and a way to try again. */
export function useHistory(
  backend: Pick<Backend, 'get'>,
  { isWanted, ...wanted }: Wanted,
): readonly [Past, () => void] {
  const { data, isFetching, hasFailed, refresh } = useQuery(isWanted ? historyQuery(backend, wanted) : null);
  // What was read before a figure came out is better than nothing.
  const [last, setLast] = useState<EventHistory>();
  if (data !== undefined && isRead(data) && data !== last) setLast(data);
  const past = data ?? last ?? (hasFailed && !isFetching ? 'failed' : 'reading');
  return [past, () => void refresh()];
}

export function isRead(past: Past): past is EventHistory {
  return typeof past !== 'string';
}

function historyQuery(
  backend: Pick<Backend, 'get'>,
  { id, locale, actual }: Omit<Wanted, 'isWanted'>,
): Query<EventHistory | 'gone'> {
  return {
    key: `event-history ${id} ${actual}`,
    read: (signal) =>
      backend.get('economic-events/history', { id, lang: locale }, eventHistorySchema, signal).catch(goneOr),
    staleMs: () => FRESH_MS,
  };
}

function goneOr(failure: unknown): 'gone' {
  if (failure instanceof BackendFailure && failure.code === 'not_found') return 'gone';
  throw failure;
}
