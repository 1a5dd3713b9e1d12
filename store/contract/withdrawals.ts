import { expect, test } from 'vitest';
import type { Store } from '#store/port.ts';
import { type OpenStore, opened } from './harness.ts';
import { at, event } from './rows.ts';

const ID = event().id;
const standingOf = async (store: Store) => {
  const found = await store.event(ID);
  return found && [found.withdrawnAt, found.withdrawals];
};

/** An event its calendar dropped stays, says since when, and comes back when it is listed again. */
export function withdrawalContract(open: OpenStore): void {
  test('N2 a withdrawn event says since when, however often it is told again, after a restart too', async () => {
    const { store, reopen } = await opened(open);
    await store.upsertEvents([event()], at(0));
    expect(await store.withdrawEvents([ID, 'unknown'], at(10))).toBe(1);
    expect(await store.withdrawEvents([ID], at(20))).toBe(0);
    expect(await standingOf(await reopen())).toEqual([at(10), 1]);
  });

  test('N2 an event that is listed again is no longer withdrawn; how often it was stays known', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([event()], at(0));
    await store.withdrawEvents([ID], at(10));
    await store.upsertEvents([event()], at(20));
    expect(await standingOf(store)).toEqual([null, 1]);
    await store.withdrawEvents([ID], at(30));
    expect(await standingOf(store)).toEqual([at(30), 2]);
  });

  test('N2 an event is found by its id, and by the id of the row it took over', async () => {
    const { store } = await opened(open);
    await store.upsertEvents([event({ id: 'rss-1', origin: 'myfxbook' })], at(0));
    await store.upsertEvents([event({ supersedes: 'rss-1' })], at(10));
    expect((await store.event('rss-1'))?.id).toBe(ID);
    expect((await store.event(ID))?.id).toBe(ID);
    expect(await store.event('nobody')).toBeNull();
  });

  test('N2 a wrong instant is refused', async () => {
    const { store } = await opened(open);
    await expect(store.withdrawEvents([ID], 'yesterday')).rejects.toThrow(/at/);
  });
}
