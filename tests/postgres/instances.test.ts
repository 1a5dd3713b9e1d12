import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { type SentimentResponse, sentimentResponseSchema } from '#contracts/sentiment.ts';
import { refreshName } from '#functions/events/read.ts';
import { POSITIONING_REFRESH } from '#functions/positioning/refresh.ts';
import { openPostgres } from '#store/postgres/open.ts';
import { launch } from '#tests/faults/launch.ts';
import { LOGIN, OUTLOOK } from '#tests/faults/machine.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { createSchema, postgresTest } from './schema.ts';

/** Longer than a leader's term and than the wait after an interrupted reading. */
const LATER = { CLOCK_OFFSET_S: '400' };
const EVER = ['1970-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z'] as const;

/** Replayed upstreams, one database, and as many instances as a test starts. */
async function site() {
  const schema = await createSchema();
  const upstreams = await startUpstreams();
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    await upstreams.close();
    await schema.drop();
  });
  const env = {
    ...replayedSettings(upstreams.url),
    SOURCE_OFFICIAL: 'off',
    PORT: '0',
    DATABASE_URL: schema.url,
  };
  const countOf = (asked: string) => upstreams.calls().calls.filter(({ path }) => path === asked).length;
  return {
    schema,
    upstreams,
    outlookCalls: () => countOf(OUTLOOK),
    logins: () => countOf(LOGIN),
    async start(more: Record<string, string> = {}) {
      const started = await launch({ ...env, ...more });
      children.push(started.child);
      return started;
    },
  };
}

async function visit(url: string): Promise<SentimentResponse> {
  const response = await fetch(`${url}/functions/v1/sentiment`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
    body: '{"symbol":"XAUUSD"}',
  });
  expect(response.status).toBe(200);
  return sentimentResponseSchema.parse(await response.json());
}

postgresTest('K5 K6 two instances log in once, make one call and show the same live figures', async () => {
  const { start, outlookCalls, logins } = await site();
  const instances = [await start(), await start()];
  const live = async (url: string) => (await visit(url)).dataSource;
  for (const { url } of instances) await expect.poll(() => live(url)).toBe('live_api');
  const answers = await Promise.all(instances.map(({ url }) => visit(url)));
  expect(new Set(answers.map(({ observedAt }) => observedAt)).size).toBe(1);
  expect([outlookCalls(), logins()]).toEqual([1, 1]);
});

postgresTest(
  'K5 when the leader is killed in a reading, another one makes one call more and loses no window',
  async () => {
    const { upstreams, start, outlookCalls, logins } = await site();
    upstreams.set({ kind: 'delay', ms: 8_000, on: OUTLOOK });
    const leader = await start();
    await expect.poll(outlookCalls).toBe(1);
    leader.child.kill('SIGKILL');
    upstreams.set({ kind: 'none', on: OUTLOOK });
    const next = await start(LATER);
    await expect
      .poll(async () => (await visit(next.url)).dataSource, { timeout: 60_000, interval: 500 })
      .toBe('live_api');
    expect([outlookCalls(), logins()]).toEqual([2, 1]);
  },
);

postgresTest(
  'K5 a leader that was paused in a reading and wakes after the next one writes nothing',
  async () => {
    const { schema, upstreams, start, outlookCalls } = await site();
    upstreams.set({ kind: 'delay', ms: 7_000, on: OUTLOOK, times: 1 });
    const leader = await start();
    await expect.poll(outlookCalls).toBe(1);
    const store = await openPostgres({ url: schema.url });
    onTestFinished(store.close);
    // A process that is paused inside a transaction keeps its locks: the next leader would wait for them.
    const others = [
      POSITIONING_REFRESH,
      refreshName('forex-community', 'weekly'),
      refreshName('forex-community', 'rss'),
    ];
    const running = async () => {
      const states = await Promise.all(others.map((name) => store.refreshState(name)));
      return states.filter((state) => state?.isRunning !== false).length;
    };
    await expect.poll(running).toBe(0);
    leader.child.kill('SIGSTOP');
    const next = await start(LATER);
    await expect
      .poll(async () => (await visit(next.url)).dataSource, { timeout: 60_000, interval: 500 })
      .toBe('live_api');

    const stored = await store.snapshots('XAUUSD', ...EVER);
    const before = await store.refreshState('sentiment');
    leader.child.kill('SIGCONT');
    await expect.poll(async () => (await fetch(`${leader.url}/healthz`)).status).toBe(200);
    // The reading of the paused leader has ended by now: it was answered seven seconds after it was asked.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(await store.snapshots('XAUUSD', ...EVER)).toEqual(stored);
    expect(await store.refreshState('sentiment')).toMatchObject({
      succeededAt: before?.succeededAt,
      settledAt: before?.settledAt,
      failure: null,
    });
    expect(outlookCalls()).toBe(2);
  },
);
