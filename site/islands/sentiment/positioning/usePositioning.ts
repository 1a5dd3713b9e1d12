import { useQuery } from '@tanstack/react-query';
import type { Positioning } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import type { Backend } from '#site/backend/client.ts';

/** Weekly figures: asked for again when looked at after an hour. */
const FRESH_MS = 3_600_000;

export interface PositioningReading {
  readonly state: 'loading' | 'error' | 'unavailable' | 'stale' | 'ready';
  readonly positioning: Positioning | undefined;
  retry(): void;
}

/** What the institutions hold in the futures an instrument is made of; `backend` is null before the island lives (SPEC N8). */
export function usePositioning(
  symbol: InstrumentSymbol,
  backend: Pick<Backend, 'positioning'> | null,
): PositioningReading {
  const { data, isError, isFetching, refetch } = useQuery<Positioning>({
    queryKey: ['positioning', symbol],
    queryFn: ({ signal }) =>
      backend
        ? backend.positioning(symbol, signal)
        : Promise.reject(new Error('The island does not live yet.')),
    enabled: backend !== null,
    staleTime: FRESH_MS,
  });
  return {
    state: stateOf(data, isError && !isFetching),
    positioning: data,
    retry: () => void refetch(),
  };
}

function stateOf(answer: Positioning | undefined, hasFailed: boolean): PositioningReading['state'] {
  if (answer === undefined) return hasFailed ? 'error' : 'loading';
  if (answer.legs.length === 0) return 'unavailable';
  return answer.error === null ? 'ready' : 'stale';
}
