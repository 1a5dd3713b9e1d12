import { expect, test } from 'vitest';
import type { KnownCalendar } from '#contracts/listing.ts';
import type { Store } from '#store/port.ts';
import { type OpenStore, opened } from './harness.ts';
import { ALL_TIME, at, event, listing, put } from './rows.ts';

/** What a merge reads of the time from noon on. */
async function known(store: Store, from = at(0), to = at(9999)): Promise<KnownCalendar> {
  let seen: KnownCalendar = { events: [], listings: [] };
  await store.mergeCalendar({ ...ALL_TIME, from, to, at: at(0) }, (calendar) => {
    seen = calendar;
    return { events: [], listings: [], week: null };
  });
  return seen;
}

/** Merging: one transaction from read to write, and only with the latest leases. */
export function mergingContract(open: OpenStore): void {
  test('K3 returns a row exactly as it was stored, after a restart too', async () => {
    const { store, reopen } = await opened(open);
    const sparse = listing({ key: 'tv-1', vendor: 'tradingview', vendorId: 'tv-1', eventId: event().id });
    const gone = listing({ awaitedPrevious: null, goneAt: at(7), link: null, actual: 'Pass' });
    await put(store, [event()], at(5), [gone, sparse]);
    await store.close();
    expect(await known(await reopen())).toStrictEqual({ events: [event()], listings: [sparse, gone] });
  });

  test('K3 reads an event with all its rows, and a row with its event, at any time', async () => {
    const { store } = await opened(open);
    const late = listing({ key: 'rss-1', vendor: 'myfxbook', eventId: event().id, timeIso: at(9000) });
    await put(store, [event(), event({ id: 'far', timeIso: at(99_999) })], at(5), [listing(), late]);
    const both = { events: [event()], listings: [late, listing()] };
    expect(await known(store, at(3000), at(4000))).toStrictEqual(both);
    expect(await known(store, at(8000), at(9999))).toStrictEqual(both);
  });

  test('K5 a merge sees what another instance wrote since its reading began, and overwrites nothing', async () => {
    const { store, reopen } = await opened(open);
    const other = await reopen();
    await put(store, [event()], at(0));
    await put(other, [event({ forecast: '190K' })], at(10));
    await store.mergeCalendar({ ...ALL_TIME, at: at(20) }, ({ events }) => ({
      events: events.map((one) => ({ ...one, actual: '201K' })),
      listings: [],
      week: null,
    }));
    expect(await other.event(event().id)).toMatchObject({ forecast: '190K', actual: '201K' });
  });

  test('K5 a merge whose lease was claimed by another since writes nothing', async () => {
    const { store } = await opened(open);
    const first = await store.claimRefresh('weekly', 0);
    const second = await store.claimRefresh('weekly', 0);
    if (!first || !second) throw new Error('both claims should succeed');
    const write = () => ({ events: [event()], listings: [], week: null });
    expect(await store.mergeCalendar({ ...ALL_TIME, at: at(5), leases: [first] }, write)).toBeNull();
    expect(await store.event(event().id)).toBeNull();
    expect(await store.mergeCalendar({ ...ALL_TIME, at: at(6), leases: [second] }, write)).not.toBeNull();
    expect(await store.event(event().id)).not.toBeNull();
  });

  test('K3 N2 an event is found by its id, its first id, the key of a row, and as the one it was merged into', async () => {
    const { store } = await opened(open);
    const target = event({ firstId: 'first' });
    const merged = event({ id: 'merged', mergedInto: target.id, withdrawnAt: at(9) });
    const row = listing({ key: 'rss-1', vendor: 'myfxbook', eventId: target.id });
    await put(store, [target, merged], at(10), [listing(), row]);
    for (const name of [target.id, 'first', 'rss-1', 'merged'])
      expect(await store.event(name)).toMatchObject({ id: target.id });
    expect(await store.event('unknown')).toBeNull();
  });

  test('K3 stops at events that are merged into each other in a circle', async () => {
    const { store } = await opened(open);
    await put(store, [event({ id: 'a', mergedInto: 'b' }), event({ id: 'b', mergedInto: 'a' })], at(0));
    expect(await store.event('a')).not.toBeUndefined();
  });

  test('N2 events that become withdrawn are counted, those that already were are not', async () => {
    const { store } = await opened(open);
    await put(store, [event()], at(0));
    const gone = event({ withdrawnAt: at(10), withdrawals: 1 });
    expect(await put(store, [gone], at(10))).toMatchObject({ withdrawn: 1 });
    expect(await put(store, [gone], at(20))).toMatchObject({ withdrawn: 0 });
    expect(await store.event(event().id)).toStrictEqual(gone);
  });

  test('K3 remembers which weeks were read, with the latest reading of each', async () => {
    const { store, reopen } = await opened(open);
    const week = { from: new Date(at(0)), to: new Date(at(100)) };
    for (const readAt of [at(5), at(7)])
      await store.mergeCalendar({ ...ALL_TIME, at: readAt }, () => ({ events: [], listings: [], week }));
    const again = await reopen();
    expect(await again.weekRead('forex-community', at(0))).toEqual({ to: at(100), readAt: at(7) });
    expect(await again.weekRead('forex-community', at(99))).toEqual({ to: at(100), readAt: at(7) });
    expect(await again.weekRead('forex-community', at(100))).toBeNull();
    expect(await again.weekRead('investing-portal', at(0))).toBeNull();
  });
}
