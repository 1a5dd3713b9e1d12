import type { Positioning, PositioningSymbol } from '#contracts/positioning.ts';
import type { Backend } from '#site/lib/backend/client.ts';
import { useQuery } from '#site/lib/query/useQuery.ts';
import { type PositioningState, positioningState } from './positioning-state.ts';

/** Weekly figures: asked for again when looked at after an hour. */
const FRESH_MS = 3_600_000;

/** Where reports come from; null before the island hydrates. */
export type PositioningSource = Pick<Backend, 'positioning'> | null;

export interface PositioningReading {
  readonly state: PositioningState;
  readonly positioning: Positioning | undefined;
  retry(): void;
}

export function positioningKey(symbol: PositioningSymbol): string {
  return `positioning ${symbol}`;
}

/** What the institutions hold in the futures an instrument is made of (N8). */
export function usePositioning(symbol: PositioningSymbol, backend: PositioningSource): PositioningReading {
  const { data, hasFailed, isFetching, refresh } = useQuery<Positioning>(
    backend && {
      key: positioningKey(symbol),
      read: (signal) => backend.positioning(symbol, signal),
      staleMs: () => FRESH_MS,
      // Every hour from the release on, until the report is here.
      nextAt: ({ data, readAt }) =>
        data ? Math.max(Date.parse(data.nextReleaseAt), readAt) + FRESH_MS : null,
    },
  );
  return {
    state: positioningState({ isLive: backend !== null, answer: data, isFetching, isError: hasFailed }),
    positioning: data,
    retry: () => void refresh(),
  };
}
