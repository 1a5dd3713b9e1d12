import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EventsResponse, Scope } from '#contracts/events.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Backend } from '#site/backend/client.ts';
import { nextReread } from './live-event.ts';

/** Going back to a scope read longer ago than this reads it again. */
const STALE_MS = 5 * 60_000;

/** A request already under way is joined, not repeated. */
const JOIN = { cancelRefetch: false } as const;

export interface Events {
  readonly response: EventsResponse | undefined;
  readonly isFetching: boolean;
  /** The last reading failed. */
  readonly hasFailed: boolean;
  refresh(): void;
}

export function createEventsQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: Number.POSITIVE_INFINITY,
        // Offline must fail, and so be said, instead of waiting for a connection in silence.
        networkMode: 'always',
        retry: false,
      },
    },
  });
}

/** The events of a scope; they are read again on request and shortly after a figure was due (SPEC F4, F7). */
export function useEvents(backend: Backend, scope: Scope, locale: Locale): Events {
  const query = useQuery({
    queryKey: ['events', scope],
    queryFn: ({ signal }) => backend.events({ scope, lang: locale }, signal),
  });
  const { data: response, refetch, isFetching, isError, dataUpdatedAt, errorUpdatedAt } = query;
  useReread(response, Math.max(dataUpdatedAt, errorUpdatedAt), refetch);
  return { response, isFetching, hasFailed: isError, refresh: () => void refetch(JOIN) };
}

function useReread(
  response: EventsResponse | undefined,
  lastReadAt: number,
  reread: (how: typeof JOIN) => unknown,
): void {
  useEffect(() => {
    const at = response ? nextReread(response.events, lastReadAt) : null;
    if (at === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => reread(JOIN), Math.max(0, at - Date.now()));
    };
    arm();
    document.addEventListener('visibilitychange', arm);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', arm);
    };
  }, [response, lastReadAt, reread]);
}
