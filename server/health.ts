import { Hono } from 'hono';
import type { RefreshState, Store } from '#store/port.ts';

export interface HealthDeps {
  readonly store: Pick<Store, 'refreshState'>;
  /** Names of the refreshes whose age tells whether the feeds are well. */
  readonly refreshes: readonly string[];
}

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** `/healthz`: the process answers. `/readyz`: the store answers too; the age of each feed is told, and is no reason to be unready. */
export function createHealth({ store, refreshes }: HealthDeps): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, NO_STORE));
  app.get('/readyz', async (c) => {
    try {
      const states = await Promise.all(refreshes.map((name) => store.refreshState(name)));
      const feeds = refreshes.map((name, index) => feedHealth(name, states[index] ?? null));
      return c.json({ status: 'ok', feeds }, 200, NO_STORE);
    } catch {
      return c.json({ status: 'store unreachable', feeds: [] }, 503, NO_STORE);
    }
  });
  return app;
}

function feedHealth(name: string, state: RefreshState | null) {
  return { name, succeededAt: state?.succeededAt ?? null, failure: state?.failure ?? null };
}
