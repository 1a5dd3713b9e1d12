import { expect, test, vi } from 'vitest';
import { vendorsOf } from '#contracts/vendors.ts';
import { StoreError, type StoreProblem } from '#store/errors.ts';
import type { RefreshState } from '#store/port.ts';
import { createHealth } from './health.ts';
import { watchedRefreshes } from './sources/list.ts';
import { KEYED_SOURCES } from './sources/publishers.ts';

const TOKEN = 'a-token-of-the-tests';
const ASK = { headers: { authorization: `Bearer ${TOKEN}` } };
const NOW = new Date('2026-06-10T12:00:00.000Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();
const WELL = { refreshState: async () => null, check: async () => {} };
const SETTINGS = {
  REFRESH_SENTIMENT_S: 1200,
  REFRESH_EVENTS_S: 3600,
  MYFXBOOK_EMAIL: 'a@b.example',
  UPSTREAM_MYFXBOOK_URL: 'https://outlook.example',
  SCRAPE_OUTLOOK: false,
  SOURCE_TRADINGVIEW: false,
  SOURCE_OFFICIAL: true,
  SOURCE_INVESTING: false,
};

/** A read of figures or of a schedule each. */
const PUBLISHERS = [...vendorsOf('official'), ...vendorsOf('schedule')];

function state(succeededAt: string | null, failure: string | null = null): RefreshState {
  const at = NOW.toISOString();
  const pace = { isRunning: false, attemptedMsAgo: 0, heldForMs: 0 };
  return { name: 'x', attemptedAt: at, succeededAt, failure, settledAt: at, ...pace };
}

const open = (store: Parameters<typeof createHealth>[0]['store'], settings = SETTINGS) =>
  createHealth({ store, refreshes: watchedRefreshes(settings), clock: () => NOW, token: TOKEN });

test('K8 /healthz answers while the process runs', async () => {
  expect((await open(WELL).request('/healthz')).status).toBe(200);
});

test('K8 /readyz gives each feed’s age and state, and stays ready when a feed fails', async () => {
  const states: Record<string, RefreshState> = {
    sentiment: state(ago(1000), 'timeout'),
    positioning: state(ago(9 * 86_400)),
    'events/forex-community/weekly': state(ago(3800)),
  };
  const store = { ...WELL, refreshState: async (name: string) => states[name] ?? null };
  const response = await open(store).request('/readyz', ASK);
  expect(response.status).toBe(200);
  const { status, feeds } = (await response.json()) as { status: string; feeds: object[] };
  expect(status).toBe('ok');
  expect(feeds).toEqual([
    { name: 'sentiment', succeededAt: ago(1000), failure: 'timeout', ageSeconds: 1000, state: 'failed' },
    {
      name: 'positioning',
      succeededAt: ago(9 * 86_400),
      failure: null,
      ageSeconds: 9 * 86_400,
      state: 'ok',
    },
    {
      name: 'events/forex-community/weekly',
      succeededAt: ago(3800),
      failure: null,
      ageSeconds: 3800,
      state: 'late',
    },
    {
      name: 'events/forex-community/rss',
      succeededAt: null,
      failure: null,
      ageSeconds: null,
      state: 'never',
    },
    {
      name: 'events/charting-platform/events',
      succeededAt: null,
      failure: null,
      ageSeconds: null,
      state: 'off',
    },
    {
      name: 'events/investing-portal/events',
      succeededAt: null,
      failure: null,
      ageSeconds: null,
      state: 'off',
    },
    ...vendorsOf('official').map((publisher) => ({
      name: `official/${publisher}`,
      succeededAt: null,
      failure: null,
      ageSeconds: null,
      // Without its key, and without a figure that the owner entered, a publisher is off.
      state: publisher in KEYED_SOURCES || publisher === 'rba' || publisher === 'rbnz' ? 'off' : 'never',
    })),
    ...vendorsOf('schedule').map((publisher) => ({
      name: `schedule/${publisher}`,
      succeededAt: null,
      failure: null,
      ageSeconds: null,
      state: 'never',
    })),
    { name: 'reference-rates', succeededAt: null, failure: null, ageSeconds: null, state: 'never' },
  ]);
});

test.each([
  ['full', 'the disk is full'],
  ['damaged', 'the data file is damaged'],
  ['locked', 'the data file is kept locked by another process'],
] as const)(
  'K8 /readyz is 503 when the store is %s, says "%s", and lists the feeds',
  async (problem, reason) => {
    const check = async () =>
      Promise.reject(new StoreError('Secret path.', undefined, problem as StoreProblem));
    const response = await open({ ...WELL, check }).request('/readyz', ASK);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: 'not ready',
      reason,
      feeds: [{ name: 'sentiment' }, {}, {}, {}, {}, {}, ...PUBLISHERS.map(() => ({})), {}],
    });
  },
);

test('K8 /readyz is 503 without feeds when the store cannot be read', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const response = await open({ check: gone, refreshState: gone }).request('/readyz', ASK);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ reason: 'the data file cannot be used', feeds: [] });
});

test.each([
  ['2026-11-16', 'ok', 31],
  ['2026-11-18', 'ending', 29],
  ['2026-12-18', 'ended', -1],
])(
  'N11 K8 /readyz says on %s that the copied days of a schedule are %s, and stays ready',
  async (day, state, daysLeft) => {
    const list = {
      publisher: 'bls',
      source: 'https://publisher.example/days.pdf',
      title: 'Days',
      transcribedOn: '2026-11-01',
      days: { prices: ['2026-12-10', '2026-12-17'] },
    } as const;
    const clock = () => new Date(`${day}T12:00:00.000Z`);
    const app = createHealth({ store: WELL, refreshes: [], copied: [list], clock, token: TOKEN });
    const response = await app.request('/readyz', ASK);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      schedules: [{ publisher: 'bls', endsOn: '2026-12-17', daysLeft, state }],
    });
  },
);

test('K8 /readyz checks the store once for a hundred requests, and again after three seconds', async () => {
  const check = vi.fn(async () => {});
  const app = open({ ...WELL, check });
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await Promise.all(Array.from({ length: 100 }, () => app.request('/readyz', ASK)));
  expect(check).toHaveBeenCalledTimes(1);
  now.mockReturnValue(3_001);
  await app.request('/readyz', ASK);
  expect(check).toHaveBeenCalledTimes(2);
});

test.each([
  ['no token', undefined, {}],
  ['another token', 'a-token-of-the-tests', { authorization: 'Bearer another-token' }],
  ['a token where none is set', undefined, { authorization: 'Bearer a-token-of-the-tests' }],
])('K8 K9 /readyz gives a client with %s the status and the reason alone', async (_name, token, headers) => {
  const check = vi.fn(async () => Promise.reject(new StoreError('Secret path.', undefined, 'full')));
  const refreshState = vi.fn(async () => null);
  const app = createHealth({
    store: { check, refreshState },
    refreshes: watchedRefreshes(SETTINGS),
    clock: () => NOW,
    token,
  });
  const response = await app.request('/readyz', { headers: headers as Record<string, string> });
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'the disk is full' },
  ]);
  expect(refreshState).not.toHaveBeenCalled();
});

test('K8 N19 /readyz looks at the feeds once for a hundred requests', async () => {
  const refreshState = vi.fn(async () => null);
  const app = open({ ...WELL, refreshState });
  await Promise.all(Array.from({ length: 100 }, () => app.request('/readyz', ASK)));
  expect(refreshState.mock.calls.length).toBe(watchedRefreshes(SETTINGS).length);
});
