import { INSTRUMENT_LEGS, PERCENTILE_WEEKS, type Positioning } from '#contracts/positioning.ts';
import type { InstrumentSymbol } from '#contracts/sentiment.ts';
import { legOf } from '#domain/positioning/leg.ts';
import { releasesAround } from '#domain/positioning/release.ts';
import { atMostEvery, singleFlight, surviving } from '../refresh.ts';
import {
  newestReport,
  POSITIONING_REFRESH,
  type PositioningRefreshDeps,
  refreshPositioning,
} from './refresh.ts';

/** How often, at most, visitors make us look whether a refresh is due. */
const CHECK_MS = 5_000;
/** A release that is not stored this long after its time is late. */
const GRACE_MS = 6 * 3_600_000;

export interface PositioningDeps extends PositioningRefreshDeps {
  readonly source: Positioning['source'];
}

export interface PositioningService {
  /** The legs of one instrument; never rejects because of the upstream. */
  answer(symbol: InstrumentSymbol): Promise<Positioning>;
  /** Reads the reports when a release is out that is not stored yet. */
  refreshIfDue(): Promise<void>;
}

/** Weekly futures positioning from the store, read once per release (SPEC N8). */
export function createPositioningService(deps: PositioningDeps): PositioningService {
  const refreshIfDue = singleFlight(surviving(deps.log, POSITIONING_REFRESH, () => refreshPositioning(deps)));
  const fromVisitor = atMostEvery(CHECK_MS, deps.clock, refreshIfDue);
  return {
    refreshIfDue,
    async answer(symbol) {
      const refreshed = fromVisitor();
      const known = await readPositioning(symbol, deps);
      if (known.legs.length > 0) return known;
      await refreshed;
      return readPositioning(symbol, deps);
    },
  };
}

async function readPositioning(symbol: InstrumentSymbol, deps: PositioningDeps): Promise<Positioning> {
  const { store, clock, source } = deps;
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const legs = await Promise.all(
    INSTRUMENT_LEGS[symbol].map(async (leg) =>
      legOf(leg, await store.positioningReports(leg.market, today, PERCENTILE_WEEKS.window)),
    ),
  );
  const state = await store.refreshState(POSITIONING_REFRESH);
  const newest = await newestReport(deps, today);
  const next = nextRelease(newest, now);
  return {
    symbol,
    legs: legs.filter((leg) => leg !== null),
    ...next,
    source,
    observedAt: state?.succeededAt ?? null,
    error: problemOf(newest, now, state?.failure ?? null),
  };
}

/** The Monday after a holiday week while its report is still to come, else the Friday ahead. */
function nextRelease(newest: string | null, now: Date) {
  const { last, next } = releasesAround(now);
  const isPending = newest !== null && newest < last.reportsFrom;
  const awaited = isPending && last.shiftedAt !== null && last.shiftedAt > now ? last.shiftedAt : null;
  return {
    nextReleaseAt: (awaited ?? next.at).toISOString(),
    nextReleaseMayShift: awaited !== null || next.shiftedAt !== null,
  };
}

function problemOf(newest: string | null, now: Date, failure: string | null): Positioning['error'] {
  if (newest === null) return { code: 'unavailable', message: 'No positioning report could be read yet.' };
  const { last } = releasesAround(now);
  const isLate = now.getTime() - (last.shiftedAt ?? last.at).getTime() > GRACE_MS;
  if (newest >= last.reportsFrom || !isLate) return null;
  const cause = failure ?? 'not published yet';
  return {
    code: 'stale',
    message: `The last release could not be read (${cause}); this is the one before it.`,
  };
}
