import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

const WINDOW_S = 1200;
const DAY_S = 86_400;
const HOUR_S = 3600;
const CHANGES = [-300 * DAY_S, -DAY_S, -HOUR_S, HOUR_S, DAY_S, 300 * DAY_S];

/** The store's own clock: a change of the machine's clock does not stop refreshes. */
export function clockContract(open: OpenStore): void {
  test.each(CHANGES)('K5 a window ends in time when the clock is set by %d s', async (change) => {
    const { store, machine } = await opened(open);
    await store.claimRefresh('read', WINDOW_S * 1000);
    machine.pass(600);
    machine.setClock(change);
    machine.pass(599);
    expect(await store.claimRefresh('read', WINDOW_S * 1000)).toBeNull();
    machine.pass(1);
    expect(await store.claimRefresh('read', WINDOW_S * 1000)).not.toBeNull();
  });

  test.each(CHANGES)('K5 a window ends in time after restarts on a clock set by %d s', async (change) => {
    const { store, reopen, machine } = await opened(open);
    await store.claimRefresh('read', WINDOW_S * 1000);
    await store.close();
    machine.setClock(change);
    // Restarts that write nothing must not stop the time.
    for (let restart = 0; restart < 4; restart += 1) {
      const store = await reopen();
      expect(await store.claimRefresh('read', WINDOW_S * 1000)).toBeNull();
      await store.close();
      machine.pass(WINDOW_S / 4);
    }
    expect(await (await reopen()).claimRefresh('read', WINDOW_S * 1000)).not.toBeNull();
  });

  test.each(CHANGES)('K5 a window ends one window after a reboot on a clock set by %d s', async (change) => {
    const { store, reopen, machine } = await opened(open);
    await store.claimRefresh('read', WINDOW_S * 1000);
    machine.pass(1_000);
    await store.close();
    machine.reboot();
    machine.setClock(change);
    const rebooted = await reopen();
    machine.pass(WINDOW_S);
    expect(await rebooted.claimRefresh('read', WINDOW_S * 1000)).not.toBeNull();
  });

  test('K5 no time passes when the uptime goes back within a boot', async () => {
    const { store, reopen, machine } = await opened(open);
    await store.claimRefresh('read', WINDOW_S * 1000);
    await store.close();
    let uptimeS = machine.uptime() - 10 * DAY_S;
    const now = () => new Date(machine.now().getTime() + 10 * DAY_S * 1000);
    const restarted = await reopen({ ...machine, now, uptime: () => uptimeS });
    expect(await restarted.claimRefresh('read', WINDOW_S * 1000)).toBeNull();
    uptimeS += WINDOW_S;
    expect(await restarted.claimRefresh('read', WINDOW_S * 1000)).not.toBeNull();
  });

  test.each([
    ['sees a reboot when the uptime went back', false],
    ['goes on when the uptime did', true],
  ])('K5 a store on a system whose boots have no names %s', async (_what, isOn) => {
    const { reopen, machine } = await opened(open);
    let uptimeS = 5_000;
    const unnamed = { now: machine.now, uptime: () => uptimeS, boot: 'unknown' };
    await (await reopen(unnamed)).claimRefresh('read', WINDOW_S * 1000);
    machine.pass(WINDOW_S);
    uptimeS = isOn ? 5_060 : 60;
    const claim = await (await reopen(unnamed)).claimRefresh('read', WINDOW_S * 1000);
    expect(claim === null).toBe(isOn);
  });

  test.each([-300, -1, 2, 300])(
    'K5 a hold lasts its whole time when the clock is set by %d days',
    async (days) => {
      const { store, reopen, machine } = await opened(open);
      machine.setClock(-days * DAY_S);
      const lease = await store.claimRefresh('read', 0);
      if (lease) await store.settleRefresh(lease, at(0), 'rate_limited', 60_000);
      machine.setClock(days * DAY_S);
      machine.pass(59);
      expect(await store.claimRefresh('read', 0)).toBeNull();
      machine.pass(1);
      expect(await store.claimRefresh('read', 0)).not.toBeNull();
      expect(await (await reopen()).refreshState('read')).toMatchObject({ heldForMs: 0 });
    },
  );

  test('K5 two processes with clocks 30 minutes apart share one window', async () => {
    const { store, reopen, machine } = await opened(open);
    const skewed = { ...machine, now: () => new Date(machine.now().getTime() - 1_800_000) };
    const other = await reopen(skewed);
    const claims: number[] = [];
    for (let second = 0; second < 12 * WINDOW_S; second += 60) {
      for (const one of [store, other])
        if (await one.claimRefresh('read', WINDOW_S * 1000)) claims.push(second);
      await other.takeCall('any', Number.MAX_SAFE_INTEGER);
      machine.pass(60);
    }
    expect(claims).toEqual(Array.from({ length: 12 }, (_, window) => window * WINDOW_S));
  });
}
