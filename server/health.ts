import { Hono } from 'hono';
import type { TranscribedDays } from '#content/indicators/official/bls-days.ts';
import { endOfList } from '#domain/official/copied-list.ts';
import { singleFlight } from '#functions/refresh.ts';
import { StoreError, type StoreProblem } from '#store/errors.ts';
import type { RefreshState, Store } from '#store/port.ts';
import { isOperator } from './operator.ts';
import type { WatchedRefresh } from './sources/list.ts';

export interface HealthDeps {
  readonly store: Pick<Store, 'refreshState' | 'check'>;
  readonly refreshes: readonly WatchedRefresh[];
  /** Lists of days that end and have to be copied by hand. Default: none. */
  readonly copied?: readonly TranscribedDays[];
  readonly clock: () => Date;
  /** Shows the feeds to who sends it (METRICS_TOKEN). Default: they are not shown. */
  readonly token?: string | undefined;
}

/** How long a check of the store and a look at the feeds are reused in ms: one writes, the other reads 33 rows, and every client may ask. */
const CHECK_MS = 3_000;
const NO_STORE = { 'Cache-Control': 'no-store' } as const;

const REASONS: Readonly<Record<StoreProblem, string>> = {
  locked: 'the data file is kept locked by another process',
  full: 'the disk is full',
  failing: 'the disk reports an error',
  damaged: 'the data file is damaged',
  unwritable: 'the data file cannot be written',
  unreachable: 'the database does not answer',
  refused: 'the database refuses the account',
  slow: 'the database is too slow or locked',
  'read-only': 'the database is read-only',
  closed: 'the site is stopping',
  other: 'the data file cannot be used',
};

/**
 * `/healthz`: the process answers. `/readyz`: the store can be read and written, else 503 with the reason. With the token it
 * also lists each feed, and each copied schedule with its last day; neither makes the site unready, because stored figures
 * still answer.
 */
export function createHealth({ store, refreshes, copied = [], clock, token }: HealthDeps): Hono {
  const app = new Hono();
  const findReason = cached(CHECK_MS, () => reasonOf(store.check()));
  const findFeeds = cached(CHECK_MS, () => readFeeds({ store, refreshes, clock }));
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    const [reason, feeds] = await Promise.all([
      findReason(),
      (await isOperator(c, token)) ? findFeeds() : null,
    ]);
    const details = feeds && {
      feeds,
      schedules: copied.map((list) => ({ publisher: list.publisher, ...endOfList(list, clock()) })),
    };
    if (reason !== null) return c.json({ status: 'not ready', reason, ...details }, 503, NO_STORE);
    return c.json({ status: 'ok', ...details }, 200, NO_STORE);
  });
  return app;
}

/** Null when `check` passes, else why it does not, in plain words. */
async function reasonOf(check: Promise<void>): Promise<string | null> {
  try {
    await check;
    return null;
  } catch (error) {
    return REASONS[error instanceof StoreError ? error.problem : 'other'];
  }
}

/** Empty when the store cannot be read; its check gives the reason. */
async function readFeeds({ store, refreshes, clock }: Omit<HealthDeps, 'copied' | 'token'>) {
  try {
    const states = await Promise.all(refreshes.map(({ name }) => store.refreshState(name)));
    return refreshes.map((refresh, index) => feedHealth(refresh, states[index] ?? null, clock()));
  } catch {
    return [];
  }
}

function feedHealth(refresh: WatchedRefresh, state: RefreshState | null, now: Date) {
  const succeededAt = state?.succeededAt ?? null;
  const ageMs = succeededAt === null ? null : now.getTime() - Date.parse(succeededAt);
  return {
    name: refresh.name,
    succeededAt,
    failure: state?.failure ?? null,
    ageSeconds: ageMs === null ? null : Math.round(ageMs / 1000),
    state: feedState(refresh, state, ageMs),
  };
}

function feedState({ isOn, lateAfterMs }: WatchedRefresh, state: RefreshState | null, ageMs: number | null) {
  if (!isOn) return 'off';
  if (state?.failure) return 'failed';
  if (ageMs === null) return 'never';
  return ageMs > lateAfterMs ? 'late' : 'ok';
}

/** Runs at most once per `ms` for any number of callers. */
function cached<Result>(ms: number, ask: () => Promise<Result>): () => Promise<Result> {
  const askOnce = singleFlight(async () => ({ result: await ask(), at: performance.now() }));
  let known: { readonly result: Result; readonly at: number } | null = null;
  return async () => {
    if (known === null || performance.now() - known.at >= ms) known = await askOnce();
    return known.result;
  };
}
