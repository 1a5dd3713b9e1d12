import { Hono } from 'hono';
import type { TranscribedDays } from '#content/indicators/official/bls-days.ts';
import { endOfList } from '#domain/official/copied-list.ts';
import type { Store } from '#store/port.ts';
import type { Metrics } from './metrics.ts';
import { isOperator } from './operator.ts';

export interface MetricsPageDeps {
  readonly metrics: Metrics;
  /** The token that `Authorization: Bearer` must carry; without it there is no page. */
  readonly token: string | undefined;
  readonly store: Pick<Store, 'refreshState'>;
  readonly refreshes: readonly string[];
  /** Lists of days that end and have to be copied by hand. Default: none. */
  readonly copied?: readonly TranscribedDays[];
  readonly clock?: () => Date;
}

/** `GET /metrics` for requests with the token; all others get a 404. */
export function createMetricsPage({
  metrics,
  token,
  store,
  refreshes,
  copied = [],
  clock = () => new Date(),
}: MetricsPageDeps): Hono {
  return new Hono().get('/metrics', async (c, next) => {
    if (!(await isOperator(c, token))) return next();
    // Where the store cannot be read, all other numbers still come.
    await Promise.allSettled(refreshes.map((name) => setLastSuccess(name, store, metrics)));
    for (const list of copied)
      metrics.set('site_schedule_days_left', endOfList(list, clock()).daysLeft, {
        publisher: list.publisher,
      });
    return c.body(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    });
  });
}

async function setLastSuccess(
  name: string,
  store: Pick<Store, 'refreshState'>,
  metrics: Metrics,
): Promise<void> {
  const state = await store.refreshState(name);
  if (!state?.succeededAt) return;
  const seconds = Date.parse(state.succeededAt) / 1000;
  metrics.set('site_refresh_last_success_timestamp_seconds', seconds, { name });
}
