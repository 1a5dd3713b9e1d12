import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

const MINUTE = 60_000;

/** Who may call an upstream, how it went, and how often today: shared by all instances. */
export function refreshContract(open: OpenStore): void {
  test('K5 a refresh is claimed once per window, by name', async () => {
    const { store } = await opened(open);
    expect(await store.claimRefresh('weekly', at(0), MINUTE)).toBe(true);
    expect(await store.claimRefresh('weekly', at(0), MINUTE)).toBe(false);
    expect(await store.claimRefresh('weekly', at(59), MINUTE)).toBe(false);
    expect(await store.claimRefresh('rss', at(59), MINUTE)).toBe(true);
    expect(await store.claimRefresh('weekly', at(60), MINUTE)).toBe(true);
    expect(await store.claimRefresh('weekly', at(119), MINUTE)).toBe(false);
  });

  test('K5 an attempt made by a clock that was put back since does not block', async () => {
    const { store } = await opened(open);
    await store.claimRefresh('weekly', at(86_400), MINUTE);
    expect(await store.claimRefresh('weekly', at(0), MINUTE)).toBe(true);
    expect(await store.claimRefresh('weekly', at(1), MINUTE)).toBe(false);
  });

  test('K5 of eight instances asking at once exactly one gets the claim, and a restart does not forget it', async () => {
    const { reopen } = await opened(open);
    const instances = await Promise.all(Array.from({ length: 8 }, reopen));
    const won = await Promise.all(instances.map((store) => store.claimRefresh('weekly', at(0), MINUTE)));
    expect(won.filter(Boolean)).toHaveLength(1);
    await Promise.all(instances.map((store) => store.close()));
    expect(await (await reopen()).claimRefresh('weekly', at(30), MINUTE)).toBe(false);
  });

  test('K5 the state tells the attempt, the last success and the last failure', async () => {
    const { store, reopen } = await opened(open);
    expect(await store.refreshState('rss')).toBeNull();
    await store.claimRefresh('rss', at(0), MINUTE);
    const state = { name: 'rss', attemptedAt: at(0), succeededAt: null, failure: null };
    expect(await store.refreshState('rss')).toStrictEqual(state);
    await store.settleRefresh('rss', at(2), null);
    expect(await store.refreshState('rss')).toStrictEqual({ ...state, succeededAt: at(2) });
    await store.claimRefresh('rss', at(60), MINUTE);
    await store.settleRefresh('rss', at(65), 'timeout');
    const failed = { name: 'rss', attemptedAt: at(60), succeededAt: at(2), failure: 'timeout' };
    expect(await (await reopen()).refreshState('rss')).toStrictEqual(failed);
    await store.claimRefresh('rss', at(120), MINUTE);
    expect(await store.refreshState('rss')).toStrictEqual({ ...failed, attemptedAt: at(120) });
    await store.settleRefresh('rss', at(121), null);
    expect(await store.refreshState('rss')).toMatchObject({ succeededAt: at(121), failure: null });
  });

  test('K5 a refresh that was never claimed can be settled', async () => {
    const { store } = await opened(open);
    await store.settleRefresh('rss', at(5), 'dns');
    const state = { name: 'rss', attemptedAt: at(5), succeededAt: null, failure: 'dns' };
    expect(await store.refreshState('rss')).toStrictEqual(state);
  });

  test('K2 calls are counted per upstream and day, up to the limit', async () => {
    const { store } = await opened(open);
    const take = (upstream: string, day: string, limit: number) => store.takeCall(upstream, day, limit);
    expect([await take('outlook', '2026-02-02', 2), await take('outlook', '2026-02-02', 2)]).toEqual([
      true,
      true,
    ]);
    expect(await take('outlook', '2026-02-02', 2)).toBe(false);
    expect(await take('outlook', '2026-02-03', 2)).toBe(true);
    expect(await take('calendar', '2026-02-02', 2)).toBe(true);
    expect(await take('outlook', '2026-02-02', 3)).toBe(true);
    expect(await take('closed', '2026-02-02', 0)).toBe(false);
    await expect(take('outlook', at(0), 2)).rejects.toThrow(/day/);
  });

  test('K2 a restart and other instances share one count of calls', async () => {
    const { store, reopen } = await opened(open);
    expect(await store.takeCall('outlook', '2026-02-02', 10)).toBe(true);
    await store.close();
    const instances = await Promise.all(Array.from({ length: 8 }, reopen));
    const asked = instances.flatMap((one) => [0, 1].map(() => one.takeCall('outlook', '2026-02-02', 10)));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(9);
  });
}
