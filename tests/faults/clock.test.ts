import { describe, expect, test, vi } from 'vitest';
import { createMachine, DAY_S, HOUR_S } from './machine.ts';

vi.setConfig({ testTimeout: 90_000 });

const WINDOW_S = 1200;
const TICK_S = 600;
/** No whole number of looks: no two readings are made at one and the same instant of the clock. */
const ODD_S = 7;
const CHANGES = [
  ['an hour back', -HOUR_S - ODD_S],
  ['an hour ahead', HOUR_S + ODD_S],
  ['a day back', -DAY_S - ODD_S],
  ['a day ahead', DAY_S + ODD_S],
  ['300 days back', -300 * DAY_S - ODD_S],
  ['300 days ahead', 300 * DAY_S + ODD_S],
] as const;

describe.each(CHANGES)('K2 K5 the clock is set %s', (_name, change) => {
  test.for([
    ['while the site runs', false],
    ['while the site is restarted', true],
  ] as const)(
    'K2 K5 reading goes on within a window when the clock is set %s',
    async ([, isRestart], context) => {
      const machine = await createMachine(context);
      await machine.launch();
      const set = async (seconds: number) => {
        if (isRestart) await machine.stop();
        await machine.setClock(seconds);
        if (isRestart) await machine.launch();
      };
      await machine.passTime(9 * HOUR_S, TICK_S);
      await set(change);
      await machine.passTime(8 * HOUR_S, TICK_S);
      expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
      await set(-change);
      await machine.passTime(9 * HOUR_S, TICK_S);
      expect(await machine.visit()).toMatchObject({ dataSource: 'live_api' });
      // The window that was running is finished or begun anew.
      expect(machine.longestGap()).toBeLessThanOrEqual(2 * WINDOW_S);
      expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
      expect(machine.outlookCalls().length - machine.readings(), 'readings lost').toBe(0);
      expect(machine.logins()).toBe(1);
    },
  );
});

test('K2 the day’s calls do not come again when a clock that was two days ahead is put right', async (context) => {
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

test('K2 a lock-out of six hours is over after six hours when the clock was a year ahead', async (context) => {
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
  await machine.passTime(20 * HOUR_S, TICK_S);
  const called = machine.outlookCalls();
  const gaps = called.slice(1).map((at, index) => at - (called[index] ?? 0));
  // The second process brings its hour along once, at its start.
  expect(new Set(gaps.slice(1))).toEqual(new Set([WINDOW_S]));
  expect(machine.callsOverLimit(), 'calls spent over the limit').toBe(0);
  expect(called.length - machine.readings(), 'readings lost').toBe(0);
});
