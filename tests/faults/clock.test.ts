import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { simulateTime } from '#tests/simulated-time.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { createMachine, DAY_S, HOUR_S, OUTLOOK } from './machine.ts';

const WINDOW_S = 1200;
const TICK_S = 600;
/** Not a multiple of the check interval, so that no two readings have the same instant. */
const ODD_S = 7;
type Change = readonly [name: string, seconds: number];
const CHANGES: readonly Change[] = [
  ['an hour back', -HOUR_S - ODD_S],
  ['an hour ahead', HOUR_S + ODD_S],
  ['300 days back', -300 * DAY_S - ODD_S],
  ['300 days ahead', 300 * DAY_S + ODD_S],
];
const CHANGES_AT_A_RESTART: readonly Change[] = [
  ['a day back', -DAY_S - ODD_S],
  ['a day ahead', DAY_S + ODD_S],
];

beforeEach(simulateTime);

describe.each([
  ['while the site runs', false, CHANGES],
  ['while the site is restarted', true, CHANGES_AT_A_RESTART],
] as const)('K2 K5 the clock is set %s', (_when, isRestart, changes) => {
  test.for(changes)(
    'K2 K5 reads again within a window when the clock is set %s',
    async ([, change], context) => {
      const machine = await createMachine(context);
      await machine.launch();
      const set = async (seconds: number) => {
        if (isRestart) await machine.stop();
        await machine.setClock(seconds);
        if (isRestart) await machine.launch();
      };
      await machine.passTime(3 * HOUR_S, TICK_S);
      await set(change);
      await machine.passTime(3 * HOUR_S, TICK_S);
      expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
      await set(-change);
      await machine.passTime(3 * HOUR_S, TICK_S);
      expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
      expect(machine.longestGap()).toBe(WINDOW_S);
      expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
      expect(machine.outlookCalls().length - machine.readings(), 'readings lost').toBe(0);
      expect(machine.logins()).toBe(1);
    },
  );
});

test('K2 gives no second quota when a clock that was two days ahead is corrected', async (context) => {
  const machine = await createMachine(context, { REFRESH_SENTIMENT_S: '60' });
  await machine.setClock(2 * DAY_S);
  await machine.launch();
  await machine.passTime(72 * 120, 120);
  await machine.setClock(-2 * DAY_S);
  await machine.passTime(90 * 120, 120);
  await machine.stop();
  await machine.setClock(4 * DAY_S);
  await machine.launch();
  await machine.passTime(30 * 120, 120);
  expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
  expect(machine.outlookCalls()).toHaveLength(72);
});

test('K2 gives no second quota when the clock is in 1970 after a reboot and then corrected', async (context) => {
  const machine = await createMachine(context, { REFRESH_SENTIMENT_S: '60' });
  await machine.launch();
  await machine.passTime(72 * 120, 120);
  await machine.reboot({ hasClock: false });
  await machine.launch();
  await machine.passTime(600, 120);
  await machine.putClockRight();
  await machine.passTime(30 * 120, 120);
  await machine.reboot({ hasClock: true });
  await machine.launch();
  await machine.passTime(30 * 120, 120);
  expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
  expect(machine.outlookCalls()).toHaveLength(72);
});

test('K2 keeps a lock-out of 24 hours when the clock is set two days ahead', async (context) => {
  const machine = await createMachine(context);
  machine.upstreams.set({ kind: 'wrong-password', on: 'myfxbook', times: 1 });
  await machine.launch();
  await machine.passTime(HOUR_S, TICK_S);
  await machine.setClock(2 * DAY_S);
  await machine.passTime(DAY_S - HOUR_S - TICK_S, TICK_S);
  expect(machine.logins()).toBe(1);
  await machine.passTime(2 * WINDOW_S, TICK_S);
  expect(machine.logins()).toBe(2);
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
});

test.for([
  ['an hour ahead', HOUR_S],
  ['a year ahead', 365 * DAY_S],
] as const)(
  'K5 a Retry-After of an hour is over after an hour when the clock was %s',
  async ([, error], context) => {
    const machine = await createMachine(context);
    await machine.setClock(error);
    machine.upstreams.set({ kind: 'rate-limit', retryAfter: HOUR_S, on: 'myfxbook' });
    await machine.launch();
    machine.upstreams.set({ kind: 'none', on: 'myfxbook' });
    await machine.visit();
    await machine.setClock(-error);
    await machine.visit();
    await machine.passTime(HOUR_S - TICK_S, TICK_S);
    expect(machine.outlookCalls()).toHaveLength(0);
    await machine.passTime(2 * WINDOW_S, TICK_S);
    expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
  },
);

test('K2 ends a lock-out of six hours on time when the clock was a year ahead', async (context) => {
  const machine = await createMachine(context);
  await machine.setClock(365 * DAY_S);
  machine.upstreams.set({ kind: 'locked', on: 'myfxbook', times: 1 });
  await machine.launch();
  await machine.visit();
  await machine.stop();
  await machine.setClock(-365 * DAY_S);
  await machine.launch();
  await machine.passTime(6 * HOUR_S - TICK_S, TICK_S);
  expect(machine.logins()).toBe(1);
  await machine.passTime(2 * WINDOW_S, TICK_S);
  expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
  expect(machine.logins()).toBe(2);
});

test('K5 two processes with clocks an hour apart read once per window together', async (context) => {
  const machine = await createMachine(context);
  await machine.launch();
  await machine.launch(HOUR_S + ODD_S);
  await machine.passTime(6 * HOUR_S, TICK_S);
  const called = machine.outlookCalls();
  const gaps = called.slice(1).map((at, index) => at - (called[index] ?? 0));
  expect(new Set(gaps)).toEqual(new Set([WINDOW_S]));
  expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
  expect(called.length - machine.readings(), 'readings lost').toBe(0);
});

test('M a restart with CLOCK_OFFSET_S two hours ahead reads at once, and one without it does not', async ({
  onTestFinished,
}) => {
  const upstreams = await startUpstreams();
  const dir = await mkdtemp(join(tmpdir(), 'offset-'));
  onTestFinished(async () => {
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const env = { ...replayedSettings(upstreams.url), SOURCE_OFFICIAL: 'off', PORT: '0', DATA_DIR: dir };
  const callsAfterStart = async (offset: string) => {
    const settings = readSettings({ ...env, CLOCK_OFFSET_S: offset });
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    // Printed when all sources were read.
    const say = (line: string) => line.includes('outlook API') && resolve();
    const site = await start({ settings, dist: null, replayed: false, say, log });
    await asked;
    await site.stop();
    return upstreams.calls().counts[OUTLOOK];
  };
  expect(await callsAfterStart('0')).toBe(1);
  expect(await callsAfterStart('7200')).toBe(2);
  expect(await callsAfterStart('0')).toBe(2);
});
