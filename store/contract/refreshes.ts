import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

const MINUTE = 60_000;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Who may call an upstream, how it went, and how often in a day: shared by all instances. */
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
    const state = { name: 'rss', attemptedAt: at(0), succeededAt: null, failure: null, settledAt: null };
    expect(await store.refreshState('rss')).toStrictEqual(state);
    await store.settleRefresh('rss', at(2), null);
    expect(await store.refreshState('rss')).toStrictEqual({ ...state, succeededAt: at(2), settledAt: at(2) });
    await store.claimRefresh('rss', at(60), MINUTE);
    await store.settleRefresh('rss', at(65), 'timeout');
    const failed = {
      name: 'rss',
      attemptedAt: at(60),
      succeededAt: at(2),
      failure: 'timeout',
      settledAt: at(65),
    };
    expect(await (await reopen()).refreshState('rss')).toStrictEqual(failed);
    await store.claimRefresh('rss', at(120), MINUTE);
    expect(await store.refreshState('rss')).toStrictEqual({ ...failed, attemptedAt: at(120) });
    await store.settleRefresh('rss', at(121), null);
    expect(await store.refreshState('rss')).toMatchObject({ succeededAt: at(121), failure: null });
  });

  test('K5 a refresh that was never claimed can be settled', async () => {
    const { store } = await opened(open);
    await store.settleRefresh('rss', at(5), 'dns');
    const state = { name: 'rss', attemptedAt: at(5), succeededAt: null, failure: 'dns', settledAt: at(5) };
    expect(await store.refreshState('rss')).toStrictEqual(state);
  });

  test('K2 calls are counted per upstream over the last 24 hours, up to the limit', async () => {
    const { store } = await opened(open);
    const take = (upstream: string, seconds: number, limit = 2) =>
      store.takeCall(upstream, at(seconds), limit);
    // Half a day before midnight UTC and after it: a day of the calendar would let twice as many through.
    expect([await take('outlook', 0), await take('outlook', 11 * HOUR_S)]).toEqual([true, true]);
    expect(await take('outlook', 13 * HOUR_S)).toBe(false);
    expect(await take('calendar', 13 * HOUR_S)).toBe(true);
    expect(await take('outlook', DAY_S - 1)).toBe(false);
    expect(await take('outlook', DAY_S)).toBe(true);
    expect(await take('outlook', DAY_S + 1)).toBe(false);
    expect(await take('outlook', DAY_S + 1, 3)).toBe(true);
    expect(await take('closed', 0, 0)).toBe(false);
    await expect(store.takeCall('outlook', '2026-02-02', 2)).rejects.toThrow(/instant/);
  });

  test('K2 calls of one instant all count; those of a clock that was put back since do not', async () => {
    const { store } = await opened(open);
    const take = (seconds: number) => store.takeCall('outlook', at(seconds), 2);
    expect([await take(DAY_S), await take(DAY_S), await take(DAY_S)]).toEqual([true, true, false]);
    expect([await take(0), await take(0), await take(0)]).toEqual([true, true, false]);
  });

  test('K2 a restart and other instances share one count of calls', async () => {
    const { store, reopen } = await opened(open);
    expect(await store.takeCall('outlook', at(0), 10)).toBe(true);
    await store.close();
    const instances = await Promise.all(Array.from({ length: 8 }, reopen));
    const asked = instances.flatMap((one) => [0, 1].map(() => one.takeCall('outlook', at(1), 10)));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(9);
  });
}
