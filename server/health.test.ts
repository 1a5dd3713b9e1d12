import { expect, test } from 'vitest';
import type { RefreshState } from '#store/port.ts';
import { createHealth } from './health.ts';

const state: RefreshState = {
  name: 'sentiment',
  attemptedAt: '2026-06-10T12:00:00.000Z',
  succeededAt: '2026-06-10T11:40:00.000Z',
  failure: 'timeout',
  settledAt: '2026-06-10T12:00:08.000Z',
  isRunning: false,
  attemptedMsAgo: 60_000,
  heldForMs: 0,
};

test('K8 the process says that it lives', async () => {
  const app = createHealth({ store: { refreshState: async () => null }, refreshes: [] });
  expect((await app.request('/healthz')).status).toBe(200);
});

test('K8 readiness tells the age of each feed, and a feed in trouble is no reason to be unready', async () => {
  const store = { refreshState: async (name: string) => (name === 'sentiment' ? state : null) };
  const response = await createHealth({ store, refreshes: ['sentiment', 'events'] }).request('/readyz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    feeds: [
      { name: 'sentiment', succeededAt: state.succeededAt, failure: 'timeout' },
      { name: 'events', succeededAt: null, failure: null },
    ],
  });
});

test('K8 without its store the process is unready', async () => {
  const store = { refreshState: async () => Promise.reject(new Error('gone')) };
  expect((await createHealth({ store, refreshes: ['sentiment'] }).request('/readyz')).status).toBe(503);
});
