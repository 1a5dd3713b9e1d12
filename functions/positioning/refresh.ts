import { FUTURES_MARKETS } from '#contracts/instruments.ts';
import { PERCENTILE_WEEKS } from '#contracts/positioning.ts';
import { addDays } from '#domain/events/zones.ts';
import { releasesAround } from '#domain/positioning/release.ts';
import type { PositioningFeed } from '#feeds/cot/port.ts';
import { failureOf } from '#feeds/failure.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import type { Lease, Store } from '#store/port.ts';
import type { Log } from '../log.ts';
import { claimDue, logFailure, type RefreshStore, settle, settlingOnError } from '../refresh.ts';

export const POSITIONING_REFRESH = 'positioning';

const READ_BUDGET_MS = 8_500;
/** Interval of reads while a release is due; then nothing is read until the next release. */
const AWAITING_MS = 3_600_000;
/** At the first start: a year for the percentile, the week before it, and a few weeks for late reports. */
const BACKFILL_DAYS = (PERCENTILE_WEEKS.window + 8) * 7;
/** Later reads look back this far, because reports are sometimes corrected. */
const OVERLAP_DAYS = 28;

export interface PositioningRefreshDeps {
  readonly feed: PositioningFeed;
  readonly store: RefreshStore & Pick<Store, 'saveReports' | 'positioningReports'>;
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * Reads the weekly reports until the last release is stored for every market, at most once an hour across all instances,
 * because one market may come later than the others.
 */
export async function refreshPositioning(deps: PositioningRefreshDeps): Promise<void> {
  const { store, clock } = deps;
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const reports = await Promise.all(
    FUTURES_MARKETS.map((market) => store.positioningReports(market, today, 1)),
  );
  const newest = reports.map(([report]) => report?.reportDate ?? null);
  const { reportsFrom } = releasesAround(now).last;
  if (newest.every((date) => date !== null && date >= reportsFrom)) return;
  const lease = await claimDue(store, POSITIONING_REFRESH, { windowMs: AWAITING_MS });
  if (lease === null) return;
  await settlingOnError(deps, [lease], () => readReports(lease, sinceOf(newest, today), deps));
}

async function readReports(
  lease: Lease,
  since: string,
  { feed, store, clock, log }: PositioningRefreshDeps,
): Promise<void> {
  try {
    const { rows, received, dropped } = await withinLimit(READ_BUDGET_MS, (signal) =>
      feed.read(since, signal),
    );
    const added = await store.saveReports(rows, lease);
    log.info({ received, kept: rows.length, dropped, added }, 'positioning refreshed');
    await settle(store, lease, clock().toISOString(), null);
  } catch (cause) {
    const error = failureOf(cause);
    logFailure(log, { feed: POSITIONING_REFRESH }, error, 'positioning feed failed');
    await settle(store, lease, clock().toISOString(), error);
  }
}

/** First date to read for the latest market: a year back when one has no report at all. */
function sinceOf(newest: readonly (string | null)[], today: string): string {
  const [oldest] = newest.filter((date) => date !== null).sort();
  if (oldest === undefined || newest.includes(null)) return addDays(today, -BACKFILL_DAYS);
  return addDays(oldest, -OVERLAP_DAYS);
}
