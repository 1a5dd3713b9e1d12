import {
  futuresOf,
  PERCENTILE_WEEKS,
  type Positioning,
  type PositioningSymbol,
} from '#contracts/positioning.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { legOf } from '#domain/positioning/leg.ts';
import { type Release, releasesAround } from '#domain/positioning/release.ts';
import {
  atMostEvery,
  loggingErrors,
  pausingOnError,
  singleFlight,
  untilSettled,
  VISITOR_MS,
  waitingAtMost,
} from '../refresh.ts';
import { problemWith } from './problem.ts';
import { POSITIONING_REFRESH, type PositioningRefreshDeps, refreshPositioning } from './refresh.ts';

/** Shortest time between two checks, caused by visitors, whether a refresh is due. */
const CHECK_MS = 5_000;

export interface PositioningService {
  /** The legs of one instrument, or the peso; never rejects because of the upstream. */
  answer(symbol: PositioningSymbol): Promise<Positioning>;
  /** Reads the reports when a release is due that is not stored for every market. */
  refreshIfDue(): Promise<void>;
}

/** Weekly futures positioning from the store, read once per release (N8). */
export function createPositioningService(deps: PositioningRefreshDeps): PositioningService {
  const refresh = pausingOnError(deps.clock, () => refreshPositioning(deps));
  const refreshIfDue = singleFlight(loggingErrors(deps.log, POSITIONING_REFRESH, refresh));
  const fromVisitor = atMostEvery(CHECK_MS, deps.clock, refreshIfDue);
  const patience = { budgetMs: VISITOR_MS };
  return {
    refreshIfDue,
    async answer(symbol) {
      const refreshed = fromVisitor();
      const known = await readPositioning(symbol, deps);
      if (known.answer.legs.length > 0 && known.isTried) return known.answer;
      await waitingAtMost(patience.budgetMs, refreshed);
      await untilSettled(deps.store, POSITIONING_REFRESH, patience);
      return (await readPositioning(symbol, deps)).answer;
    },
  };
}

async function readPositioning(symbol: PositioningSymbol, { store, clock, feed }: PositioningRefreshDeps) {
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const all = await Promise.all(
    futuresOf(symbol).map(async (leg) =>
      legOf(leg, await store.positioningReports(leg.market, today, PERCENTILE_WEEKS.window)),
    ),
  );
  const state = await store.refreshState(POSITIONING_REFRESH);
  const { last, next } = releasesAround(now);
  const dates = all.map((leg) => leg?.reportDate ?? null);
  const { error, isTried } = problemWith({ dates, last, now, state });
  const answer: Positioning = {
    symbol,
    legs: all.filter((leg) => leg !== null),
    ...nextRelease(dates, { last, next }, now),
    source: VENDORS[feed.vendor].positioning,
    observedAt: state?.succeededAt ?? null,
    error,
  };
  return { answer, isTried };
}

interface Releases {
  readonly last: Release;
  readonly next: Release;
}

/** The Monday after a holiday week while a report of a leg is due then, else the next Friday. */
function nextRelease(dates: readonly (string | null)[], { last, next }: Releases, now: Date) {
  const isPending = dates.some((date) => date !== null && date < last.reportsFrom);
  const awaited = isPending && last.shiftedAt !== null && last.shiftedAt > now ? last.shiftedAt : null;
  return {
    nextReleaseAt: (awaited ?? next.at).toISOString(),
    nextReleaseMayShift: awaited !== null || next.shiftedAt !== null,
  };
}
