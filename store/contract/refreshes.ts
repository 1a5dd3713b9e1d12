import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

const MINUTE = 60_000;

/** Leases and outcomes of upstream reads: shared by all instances. */
export function refreshContract(open: OpenStore): void {
  test('K5 a refresh is claimed once per window, by name', async () => {
    const { store, machine } = await opened(open);
    const claim = async (name: string) => (await store.claimRefresh(name, MINUTE)) !== null;
    expect([await claim('weekly'), await claim('weekly')]).toEqual([true, false]);
    machine.pass(59);
    expect([await claim('weekly'), await claim('rss')]).toEqual([false, true]);
    machine.pass(1);
    expect(await claim('weekly')).toBe(true);
    machine.pass(59);
    expect(await claim('weekly')).toBe(false);
  });

  test('K5 exactly one of eight instances gets the claim, and a restart does not forget it', async () => {
    const { reopen, machine } = await opened(open);
    const instances = await Promise.all(Array.from({ length: 8 }, () => reopen()));
    const won = await Promise.all(instances.map((store) => store.claimRefresh('weekly', MINUTE)));
    expect(won.filter(Boolean)).toHaveLength(1);
    await Promise.all(instances.map((store) => store.close()));
    machine.pass(30);
    expect(await (await reopen()).claimRefresh('weekly', MINUTE)).toBeNull();
  });

  test('K5 the state has the attempt, the last success and the last failure', async () => {
    const { store, reopen, machine } = await opened(open);
    const claim = async () => {
      const lease = await store.claimRefresh('rss', MINUTE);
      if (lease === null) throw new Error('not due');
      return lease;
    };
    expect(await store.refreshState('rss')).toBeNull();
    const first = await claim();
    const state = {
      name: 'rss',
      attemptedAt: at(0),
      succeededAt: null,
      failure: null,
      settledAt: null,
      isRunning: true,
      attemptedMsAgo: 0,
      heldForMs: 0,
    };
    expect(await store.refreshState('rss')).toStrictEqual(state);
    machine.pass(2);
    expect(await store.settleRefresh(first, at(2), null)).toBe(true);
    const ended = { ...state, isRunning: false, succeededAt: at(2), settledAt: at(2) };
    expect(await store.refreshState('rss')).toStrictEqual({ ...ended, attemptedMsAgo: 2_000 });
    machine.pass(58);
    await store.settleRefresh(await claim(), at(65), 'timeout');
    const failed = { ...ended, attemptedAt: at(60), failure: 'timeout', settledAt: at(65) };
    expect(await (await reopen()).refreshState('rss')).toStrictEqual(failed);
    machine.pass(60);
    const third = await claim();
    expect(await store.refreshState('rss')).toStrictEqual({
      ...failed,
      attemptedAt: at(120),
      isRunning: true,
    });
    await store.settleRefresh(third, at(121), null);
    expect(await store.refreshState('rss')).toMatchObject({ succeededAt: at(121), failure: null });
    await expect(store.settleRefresh(third, '2026-02-02', null)).rejects.toThrow(/instant/);
  });

  test('K5 a hold keeps a name from being claimed when its window is over, also after a restart', async () => {
    const { store, reopen, machine } = await opened(open);
    const lease = await store.claimRefresh('rss', MINUTE);
    if (lease) await store.settleRefresh(lease, at(0), 'rate_limited', 10 * MINUTE);
    machine.pass(599);
    const again = await reopen();
    expect(await again.refreshState('rss')).toMatchObject({ heldForMs: 1_000 });
    expect([await again.claimRefresh('rss', 0), await store.claimRefresh('rss', MINUTE)]).toEqual([
      null,
      null,
    ]);
    machine.pass(1);
    expect(await again.refreshState('rss')).toMatchObject({ heldForMs: 0 });
    expect(await store.claimRefresh('rss', MINUTE)).not.toBeNull();
  });

  test('K5 a claim can hold its name at once, and its settling ends the hold', async () => {
    const { store, machine } = await opened(open);
    const first = await store.claimRefresh('rss', 0, MINUTE);
    machine.pass(59);
    expect(await store.claimRefresh('rss', 0, MINUTE)).toBeNull();
    machine.pass(1);
    const second = await store.claimRefresh('rss', 0, MINUTE);
    expect(second).not.toBeNull();
    expect(first && (await store.settleRefresh(first, at(0), null))).toBe(false);
    if (second) await store.settleRefresh(second, at(0), null);
    expect(await store.claimRefresh('rss', 0)).not.toBeNull();
  });
}
