import { FUTURES_MARKETS, PERCENTILE_WEEKS } from '#contracts/positioning.ts';
import { addDays } from '#domain/events/zones.ts';
import { releasesAround } from '#domain/positioning/release.ts';
import type { PositioningFeed } from '#feeds/cot/port.ts';
import { FeedError } from '#feeds/ports.ts';
import type { Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, type RefreshStore, settle } from '../refresh.ts';

export const POSITIONING_REFRESH = 'positioning';

const READ_BUDGET_MS = 8_500;
/** While a release is awaited it is looked for this often; after it nothing is asked for until the next one. */
const AWAITING_MS = 3_600_000;
/** At the first start: a year for the percentile, the week before it, and a few for reports that came late. */
const BACKFILL_DAYS = (PERCENTILE_WEEKS.window + 8) * 7;
/** Later reads look back this far, because reports are corrected now and then. */
const OVERLAP_DAYS = 28;

export interface PositioningRefreshDeps {
  readonly feed: PositioningFeed;
  readonly store: RefreshStore & Pick<Store, 'saveReports' | 'positioningReports'>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Reads the weekly reports when the last release is not stored yet, at most once an hour across all instances. */
export async function refreshPositioning(deps: PositioningRefreshDeps): Promise<void> {
  const { feed, store, clock, log } = deps;
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const newest = await newestReport(deps, today);
  if (newest !== null && newest >= releasesAround(now).last.reportsFrom) return;
  if (!(await claimDue(store, POSITIONING_REFRESH, now, { windowMs: AWAITING_MS }))) return;
  try {
    const since = newest === null ? addDays(today, -BACKFILL_DAYS) : addDays(newest, -OVERLAP_DAYS);
    const { rows, received, dropped } = await feed.read(since, AbortSignal.timeout(READ_BUDGET_MS));
    const added = await store.saveReports(rows);
    log.info({ received, kept: rows.length, dropped, added }, 'positioning refreshed');
    await settle(store, POSITIONING_REFRESH, clock().toISOString(), null);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    log.warn(
      { feed: POSITIONING_REFRESH, kind: error.kind, reason: error.message },
      'positioning feed failed',
    );
    await settle(store, POSITIONING_REFRESH, clock().toISOString(), error);
  }
}

/** Date of the newest report stored of any market, "YYYY-MM-DD"; null when there is none. */
export async function newestReport(
  { store }: Pick<PositioningRefreshDeps, 'store'>,
  today: string,
): Promise<string | null> {
  const latest = await Promise.all(
    FUTURES_MARKETS.map((market) => store.positioningReports(market, today, 1)),
  );
  return (
    latest
      .flatMap((rows) => rows[0]?.reportDate ?? [])
      .sort()
      .at(-1) ?? null
  );
}
