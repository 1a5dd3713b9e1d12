import type { Observations } from '#contracts/observations.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { loggingErrors, pausingOnError, singleFlight } from '../refresh.ts';
import { officialRefresh } from './names.ts';
import { type ObservationsQuery, type ObservationsStore, readObservations } from './observations.ts';
import { type OfficialRefreshDeps, refreshOfficial } from './refresh.ts';

export interface OfficialDeps extends OfficialRefreshDeps {
  readonly store: OfficialRefreshDeps['store'] & ObservationsStore;
  /** The publishers that are on. */
  readonly feeds: readonly OfficialFeed[];
}

export interface OfficialService {
  /** One page of the stored figures. Reads only the store, never a publisher. */
  observations(query: ObservationsQuery): Promise<Observations>;
  /** Reads every publisher that is due. */
  refreshIfDue(): Promise<void>;
}

/** Figures from the publishers themselves (N11). */
export function createOfficialService(deps: OfficialDeps): OfficialService {
  const refreshes = deps.feeds.map((feed) => {
    const refresh = pausingOnError(deps.clock, () => refreshOfficial(feed, deps));
    return singleFlight(loggingErrors(deps.log, officialRefresh(feed.publisher), refresh));
  });
  return {
    observations: (query) => readObservations(query, deps.store, deps.clock()),
    async refreshIfDue() {
      await Promise.all(refreshes.map((refresh) => refresh()));
    },
  };
}
