import { expect, test } from 'vitest';
import type { SentimentSnapshot } from '#contracts/sentiment.ts';
import type { SentimentVendor } from '#contracts/vendors.ts';
import { type OpenStore, opened } from './harness.ts';
import { at, snapshot } from './rows.ts';

/** Snapshots: stored for ever, each once, read by time. */
export function snapshotContract(open: OpenStore): void {
  test('K6 returns a snapshot exactly as it was saved, after a restart too', async () => {
    const { store, reopen } = await opened(open);
    const full = snapshot({ symbol: 'EURUSD' });
    const sparse = snapshot({
      symbol: 'GBPJPY',
      longPositions: null,
      shortPositions: null,
      averageLong: null,
    });
    await store.saveSnapshots([full, sparse]);
    await store.close();
    const again = await reopen();
    expect(await again.latestSnapshot('EURUSD')).toStrictEqual(full);
    expect(await again.latestSnapshot('GBPJPY')).toStrictEqual(sparse);
  });

  test('K6 does not change or count a snapshot that is already stored', async () => {
    const { store } = await opened(open);
    expect(await store.saveSnapshots([snapshot(), snapshot({ observedAt: at(60) })])).toBe(2);
    expect(
      await store.saveSnapshots([snapshot({ longPercentage: 10 }), snapshot({ observedAt: at(120) })]),
    ).toBe(1);
    const kept = await store.snapshots('XAUUSD', at(0), at(600));
    expect(kept.map((row) => row.observedAt)).toEqual([at(0), at(60), at(120)]);
    expect(kept[0]?.longPercentage).toBe(61);
  });

  test('K6 stores the same instant from another source as a second snapshot', async () => {
    const { store } = await opened(open);
    const scraped = snapshot({ source: 'web_scraped', longPercentage: 60 });
    expect(await store.saveSnapshots([snapshot(), scraped])).toBe(2);
    expect(await store.latestSnapshot('XAUUSD')).toStrictEqual(snapshot());
    expect(await store.snapshots('XAUUSD', at(0), at(1))).toStrictEqual([scraped, snapshot()]);
  });

  test('K6 stores the same instant from another vendor as a second snapshot', async () => {
    const { store } = await opened(open);
    const ofAnother = snapshot({ vendor: 'another' as SentimentVendor });
    expect(await store.saveSnapshots([snapshot(), ofAnother, ofAnother])).toBe(2);
  });

  test('K6 a snapshot that names no vendor is rejected', async () => {
    const { store } = await opened(open);
    const { vendor: _, ...nameless } = snapshot();
    await expect(store.saveSnapshots([nameless as SentimentSnapshot])).rejects.toThrow();
    await expect(store.saveSnapshots([snapshot({ vendor: '' as SentimentVendor })])).rejects.toThrow();
    expect(await store.latestSnapshot('XAUUSD')).toBeNull();
  });

  test('K2 K6 a source that counts accounts needs no lots and no positions: unknown stays unknown', async () => {
    const { store, reopen } = await opened(open);
    const unknown = { longVolume: null, shortVolume: null, averageLong: null, averageShort: null };
    const none = { longPositions: null, shortPositions: null, totalPositions: null };
    const accounts = snapshot({ basis: 'accounts', observedAt: at(60), ...unknown, ...none });
    await store.saveSnapshots([snapshot(), accounts]);
    await store.close();
    const again = await reopen();
    expect(await again.latestSnapshot('XAUUSD')).toStrictEqual(accounts);
  });

  test('K6 a snapshot that does not say what it counts is rejected', async () => {
    const { store } = await opened(open);
    const { basis: _, ...silent } = snapshot();
    await expect(store.saveSnapshots([silent as SentimentSnapshot])).rejects.toThrow();
    await expect(store.saveSnapshots([snapshot({ basis: 'people' as never })])).rejects.toThrow();
    expect(await store.latestSnapshot('XAUUSD')).toBeNull();
  });

  test('K2 the latest snapshot is the one observed last, not the one saved last', async () => {
    const { store } = await opened(open);
    await store.saveSnapshots([snapshot({ observedAt: at(90), source: 'web_scraped' })]);
    await store.saveSnapshots([
      snapshot({ observedAt: at(30) }),
      snapshot({ symbol: 'EURJPY', observedAt: at(300) }),
    ]);
    expect((await store.latestSnapshot('XAUUSD'))?.observedAt).toBe(at(90));
    expect(await store.latestSnapshot('EURUSD')).toBeNull();
    expect((await store.latestSnapshot('XAUUSD', at(90)))?.observedAt).toBe(at(90));
    expect((await store.latestSnapshot('XAUUSD', at(89)))?.observedAt).not.toBe(at(90));
  });

  test('N1 a range holds one symbol, oldest first, its start but not its end', async () => {
    const { store } = await opened(open);
    const times = [40, 10, 30, 20];
    await store.saveSnapshots(times.map((seconds) => snapshot({ observedAt: at(seconds) })));
    await store.saveSnapshots([snapshot({ symbol: 'EURUSD', observedAt: at(20) })]);
    const range = await store.snapshots('XAUUSD', at(10), at(40));
    expect(range.map((row) => row.observedAt)).toEqual([at(10), at(20), at(30)]);
    expect(await store.snapshots('XAUUSD', at(41), at(99))).toEqual([]);
  });

  test('N1 the first snapshot of a symbol is the one observed first', async () => {
    const { store } = await opened(open);
    await store.saveSnapshots([30, 10, 20].map((seconds) => snapshot({ observedAt: at(seconds) })));
    await store.saveSnapshots([snapshot({ symbol: 'EURUSD', observedAt: at(0) })]);
    expect(await store.firstObservedAt('XAUUSD')).toBe(at(10));
    expect(await store.firstObservedAt('GBPUSD')).toBeNull();
  });

  test('K6 rejects the whole batch when one snapshot is invalid', async () => {
    const { store } = await opened(open);
    const noMilliseconds = snapshot({ observedAt: '2026-02-02T12:00:00Z' });
    await expect(store.saveSnapshots([snapshot(), noMilliseconds])).rejects.toThrow(
      /observedAt.*UTC instant/,
    );
    await expect(
      store.saveSnapshots([snapshot(), snapshot({ observedAt: at(1), longVolume: -1 })]),
    ).rejects.toThrow();
    await expect(store.saveSnapshots([snapshot({ longPercentage: Number.NaN })])).rejects.toThrow();
    expect(await store.latestSnapshot('XAUUSD')).toBeNull();
    expect(await store.saveSnapshots([])).toBe(0);
  });

  test('K6 rejects a range with another spelling of time', async () => {
    const { store } = await opened(open);
    await expect(store.snapshots('XAUUSD', '2026-02-02', at(9))).rejects.toThrow(RangeError);
    await expect(store.eventsBetween('forex-community', at(0), '2026-02-03T00:00:00+01:00')).rejects.toThrow(
      RangeError,
    );
  });
}
