import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { eventsResponseSchema } from '#contracts/events.ts';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { launch } from './launch.ts';
import { OUTLOOK } from './machine.ts';

const HEADERS = { apikey: ANON_KEY, 'content-type': 'application/json' };

async function readBoth(url: string) {
  const [crowd, calendar] = await Promise.all([
    fetch(`${url}/functions/v1/sentiment`, { method: 'POST', headers: HEADERS, body: '{"symbol":"EURUSD"}' }),
    fetch(`${url}/functions/v1/economic-events?scope=week`, { headers: HEADERS }),
  ]);
  expect([crowd.status, calendar.status]).toEqual([200, 200]);
  return {
    crowd: sentimentResponseSchema.parse(await crowd.json()),
    calendar: eventsResponseSchema.parse(await calendar.json()),
  };
}

/** The figures that a visitor saw, by instrument, event and market. */
async function figuresOf(url: string): Promise<ReadonlyMap<string, string>> {
  const [{ crowd, calendar }, positioning] = await Promise.all([
    readBoth(url),
    fetch(`${url}/functions/v1/positioning?symbol=XAUUSD`, { headers: HEADERS }),
  ]);
  expect(positioning.status).toBe(200);
  const { legs } = (await positioning.json()) as { legs: readonly unknown[] };
  const { longPercentage, shortPercentage } = crowd.entry ?? {};
  return new Map([
    ['crowd', JSON.stringify([longPercentage, shortPercentage])],
    ['positioning', JSON.stringify(legs)],
    // Figures without a value yet are left out: one may be published meanwhile.
    // The official figure takes the place of the reported one, which stays beside it: each must be kept.
    ...calendar.events.flatMap(({ id, forecast, previous, actual, official }) =>
      Object.entries({
        forecast,
        previous,
        reported: official ? official.reported : actual,
        official: official?.actual ?? null,
      }).flatMap(([kind, figure]) => (figure === null ? [] : [[`${kind} of ${id}`, figure] as const])),
    ),
  ]);
}

/** Starts servers that end with the test, also where it fails: one that is left keeps the whole run from ending. */
function killable({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  return {
    async start(env: Record<string, string>) {
      const server = await launch(env);
      onTestFinished(() => void server.child.kill('SIGKILL'));
      return server;
    },
    async end(child: ChildProcess) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Several servers start at once, on a machine that also runs other tests. */
const PATIENCE = { timeout: 300_000, interval: 500 };
/** Every window of a second is over. */
const SOON = { CLOCK_OFFSET_S: '10' };
/** A week later the next report is awaited, so that the reports are read again. */
const WEEK_LATER = { CLOCK_OFFSET_S: String(8 * 86_400) };

// Each waits for seconds of its own: together they take as long as the longest.
test.concurrent.for([
  ['sentiment', OUTLOOK, SOON],
  ['the weekly calendar', 'forexfactory', SOON],
  ['the calendar RSS', '/myfxbook/rss/forex-economic-calendar-events', SOON],
  ['positioning', 'cftc', WEEK_LATER],
] as const)(
  'K6 no figure is lost when kill -9 comes while %s is read',
  // Its own `expect` knows which of the tests that run together polls.
  async ([what, on, later], { expect, onTestFinished }) => {
    const dir = await mkdtemp(join(tmpdir(), 'kill-'));
    const upstreams = await startUpstreams();
    onTestFinished(async () => {
      await upstreams.close();
      await rm(dir, { recursive: true, force: true });
    });
    const own = { PORT: '0', DATA_DIR: dir, REFRESH_SENTIMENT_S: '1', REFRESH_EVENTS_S: '1' };
    // The publishers' figures take most of a start: one case has them.
    const SOURCE_OFFICIAL = what === 'sentiment' ? 'on' : 'off';
    const env = { ...replayedSettings(upstreams.url), SOURCE_OFFICIAL, ...own };
    const { start, end } = killable({ onTestFinished });
    const first = await start(env);
    let before: ReadonlyMap<string, string> = new Map();
    const read = async () => {
      before = await figuresOf(first.url);
      return [before.get('crowd'), before.get('positioning')];
    };
    const whole = [expect.not.stringContaining('null'), expect.stringContaining('reportDate')];
    await expect.poll(read, PATIENCE).toEqual(whole);
    await end(first.child);

    upstreams.set({ kind: 'delay', ms: 5_000, on });
    const isAsked = () => upstreams.calls().calls.some(({ fault }) => fault === 'delay');
    const { child } = await start({ ...env, ...later });
    await expect.poll(isAsked, PATIENCE).toBe(true);
    await end(child);

    upstreams.set({ kind: 'none', on });
    upstreams.set({ kind: 'status', status: 500 });
    const again = await start(env);
    const kept = await figuresOf(again.url);
    await end(again.child);
    const lost = [...before].filter(([name, figures]) => kept.get(name) !== figures);
    expect(lost, 'figures lost').toEqual([]);
    expect(before.size).toBeGreaterThan(10);
  },
);

test.concurrent('K6 kill -9 during refreshes: everything that a visitor saw is there after a restart', async ({
  onTestFinished,
}) => {
  const { start, end } = killable({ onTestFinished });
  const dir = await mkdtemp(join(tmpdir(), 'kill-'));
  const upstreams = await startUpstreams();
  const env = {
    ...replayedSettings(upstreams.url),
    PORT: '0',
    DATA_DIR: dir,
    REFRESH_SENTIMENT_S: '1',
    REFRESH_EVENTS_S: '1',
  };
  const asked = () => upstreams.calls().counts[OUTLOOK] ?? 0;
  for (let round = 0; round < 3; round += 1) {
    const { child, url } = await start(env);
    let shown = await readBoth(url);
    // The first read comes with the start, the later ones with visitors.
    const until = asked() + randomInt(1, 4);
    while (asked() < until) {
      shown = await readBoth(url);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    expect(shown.crowd.dataSource).toBe('live_api');
    await end(child);

    upstreams.set({ kind: 'status', status: 500 });
    const again = await start(env);
    const kept = await readBoth(again.url);
    await end(again.child);
    upstreams.set({ kind: 'none' });

    expect(Date.parse(kept.crowd.observedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(shown.crowd.observedAt ?? ''),
    );
    const ids = new Set(kept.calendar.events.map(({ id }) => id));
    expect(shown.calendar.events.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(shown.calendar.events.length).toBeGreaterThan(0);
  }
  await upstreams.close();
  await rm(dir, { recursive: true, force: true });
});
