import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';
import { at, event, put } from './rows.ts';

const SERIES = {
  source: 'forex-community',
  title: 'Payrolls Change',
  country: 'US',
  currency: 'USD',
} as const;

/** Past releases of one series, and the revisions of all events of a time span. */
export function seriesContract(open: OpenStore): void {
  test('K4 past releases come newest first, of one series, only those with a figure', async () => {
    const { store } = await opened(open);
    const released = (id: string, seconds: number) =>
      event({ id, timeIso: at(seconds), actual: `${seconds}K` });
    await put(
      store,
      [
        released('a', 10),
        released('b', 20),
        released('c', 30),
        released('d', 40),
        event({ id: 'awaited', timeIso: at(25) }),
        { ...released('merged', 25), mergedInto: 'b' },
        { ...released('other-title', 25), title: 'Payrolls' },
        { ...released('other-currency', 25), currency: 'CAD' },
        { ...released('other-source', 25), source: 'charting-platform' },
      ],
      at(99),
    );
    const found = await store.releasesBefore(SERIES, at(40), 3);
    expect(found.map(({ id, actual }) => [id, actual])).toEqual([
      ['c', '30K'],
      ['awaited', null],
      ['b', '20K'],
    ]);
    expect(await store.releasesBefore(SERIES, at(10), 5)).toEqual([]);
  });

  test('K4 a series may have no currency', async () => {
    const { store } = await opened(open);
    await put(store, [event({ currency: null, actual: '1' })], at(0));
    const series = { ...SERIES, currency: null };
    expect(await store.releasesBefore(series, at(9999), 5)).toHaveLength(1);
    expect(await store.releasesBefore(SERIES, at(9999), 5)).toEqual([]);
  });

  test('K4 countries that share a currency and a title are separate series', async () => {
    const { store } = await opened(open);
    const prices = { title: 'Inflation Rate YoY Prel', currency: 'EUR', actual: '2.1%' } as const;
    const countries = ['ES', 'FR', 'EU', null];
    await put(
      store,
      countries.map((country) => event({ ...prices, id: `of-${country}`, country })),
      at(0),
    );
    for (const country of countries) {
      const found = await store.releasesBefore({ ...SERIES, ...prices, country }, at(9999), 5);
      expect(found.map(({ id }) => id)).toEqual([`of-${country}`]);
    }
  });

  test('N15 lists each series of a source once', async () => {
    const { store } = await opened(open);
    const [first, second] = [{ title: 'CPI m/m' }, { title: 'CPI y/y', currency: null }];
    await put(
      store,
      [
        event({ id: 'a', timeIso: at(10), ...first }),
        event({ id: 'b', timeIso: at(20), ...first }),
        event({ id: 'c', timeIso: at(20), ...second }),
        event({ id: 'd', timeIso: at(20), title: 'PPI m/m', source: 'charting-platform' }),
      ],
      at(99),
    );
    const found = await store.listedSeries('forex-community');
    expect(found.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      { ...SERIES, ...first },
      { ...SERIES, ...second },
    ]);
  });

  test('K3 the revisions of several events come oldest first, of those alone', async () => {
    const { store } = await opened(open);
    const both = (previous: string) => [
      event({ id: 'in', timeIso: at(20), previous }),
      event({ id: 'out', timeIso: at(50), previous }),
      event({ id: 'else', timeIso: at(20), previous }),
    ];
    for (const [index, previous] of ['1', '2', '3'].entries()) await put(store, both(previous), at(index));
    const found = await store.revisions('in', 'out', 'unknown');
    expect(found.map(({ eventId, before, after }) => [eventId, before, after]).sort()).toEqual([
      ['in', '1', '2'],
      ['in', '2', '3'],
      ['out', '1', '2'],
      ['out', '2', '3'],
    ]);
    expect(found.map(({ seenAt }) => seenAt)).toEqual([at(1), at(1), at(2), at(2)]);
    expect(await store.revisions()).toEqual([]);
  });
}
