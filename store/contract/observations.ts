import { expect, test } from 'vitest';
import type { Observation } from '#contracts/observations.ts';
import { type OpenStore, opened } from './harness.ts';
import { at } from './rows.ts';

function observation(fields: Partial<Observation> = {}): Observation {
  return {
    series: 'bls/CUSR0000SA0',
    period: '2026-08',
    value: '331.250',
    flag: null,
    unit: 'index 1982-84=100',
    firstSeenAt: at(0),
    publishedAt: null,
    request: 'https://publisher.example/data',
    ...fields,
  };
}

const ALL = { since: null, before: null, limit: 100 } as const;
const CPI = ['bls/CUSR0000SA0'] as const;

/** Publishers' figures: appended, never changed. */
export function observationContract(open: OpenStore): void {
  test('N11 K6 appends a new value as the next vintage and keeps the earlier ones, also after a restart', async () => {
    const { store, reopen } = await opened(open);
    expect(await store.saveObservations([observation({ flag: 'P' })])).toBe(1);
    const revised = observation({ value: '331.310', firstSeenAt: at(60), publishedAt: at(30) });
    expect(await store.saveObservations([revised])).toBe(1);
    await store.close();
    const again = await reopen();
    const kept = await again.vintages(CPI, '2026-01');
    expect(kept).toMatchObject([
      { ...observation({ flag: 'P' }), vintage: 1 },
      { ...revised, vintage: 2 },
    ]);
    expect(kept[1]?.number).toBeGreaterThan(kept[0]?.number ?? 0);
  });

  test('N11 appends nothing when value, flag and unit are those of the newest vintage, also with a later time', async () => {
    const { store } = await opened(open);
    await store.saveObservations([observation()]);
    const later = { firstSeenAt: at(60), publishedAt: at(60), request: 'https://publisher.example/other' };
    expect(await store.saveObservations([observation(later)])).toBe(0);
    expect(await store.vintages(CPI, '2026-01')).toMatchObject([observation()]);
    expect(await store.saveObservations([observation({ ...later, flag: 'R' })])).toBe(1);
    expect(await store.saveObservations([observation({ ...later, unit: 'index 2020=100' })])).toBe(1);
    expect(await store.saveObservations([observation(later)])).toBe(1);
    const vintages = (await store.vintages(CPI, '2026-01')).map(({ vintage }) => vintage);
    expect(vintages).toEqual([1, 2, 3, 4]);
  });

  test('N11 appends an equal value once when a release published it again, and not at the reads after that', async () => {
    const { store } = await opened(open);
    await store.saveObservations([observation()]);
    const again = observation({ firstSeenAt: at(61), publishedAt: at(60) });
    expect(await store.saveObservations([{ ...again, republishedAt: at(60) }])).toBe(1);
    const later = { ...again, firstSeenAt: at(63), publishedAt: at(62) };
    expect(await store.saveObservations([{ ...later, republishedAt: at(60) }])).toBe(0);
    expect(await store.saveObservations([later])).toBe(0);
    expect(await store.vintages(CPI, '2026-01')).toMatchObject([
      { ...observation(), vintage: 1 },
      { ...again, vintage: 2 },
    ]);
    const wrong = { ...later, republishedAt: '2026-02-02T12:00:00Z' };
    await expect(store.saveObservations([wrong])).rejects.toThrow();
  });

  test('N11 reads the vintages of the asked series from a period on, by series, period and vintage', async () => {
    const { store } = await opened(open);
    const other = 'bls/LNS14000000';
    await store.saveObservations([
      observation({ series: other, value: '4.1', unit: '%' }),
      observation(),
      observation({ period: '2026-06' }),
      observation({ period: '2026-07' }),
      observation({ series: 'bls/WPSFD4' }),
    ]);
    await store.saveObservations([observation({ period: '2026-07', value: '330.900' })]);
    const found = await store.vintages([other, ...CPI], '2026-07');
    expect(found.map(({ series, period, vintage }) => [series, period, vintage])).toEqual([
      ['bls/CUSR0000SA0', '2026-07', 1],
      ['bls/CUSR0000SA0', '2026-07', 2],
      ['bls/CUSR0000SA0', '2026-08', 1],
      [other, '2026-08', 1],
    ]);
  });

  test('N11 pages newest first, and an appended row moves no page', async () => {
    const { store } = await opened(open);
    const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];
    for (const [index, period] of months.entries())
      await store.saveObservations([observation({ period, firstSeenAt: at(index) })]);
    const first = await store.observationPage({ ...ALL, series: CPI, limit: 2 });
    await store.saveObservations([observation({ period: '2026-06', firstSeenAt: at(9) })]);
    const before = first.at(-1)?.number ?? 0;
    const rest = await store.observationPage({ ...ALL, series: CPI, before });
    expect([...first, ...rest].map(({ period }) => period)).toEqual(months.toReversed());
    const recent = await store.observationPage({ ...ALL, series: CPI, since: at(4) });
    expect(recent.map(({ period }) => period)).toEqual(['2026-06', '2026-05']);
    expect(await store.observationPage({ ...ALL, series: [] })).toEqual([]);
  });

  test('N11 K6 rejects the whole batch when one row is invalid, and writes nothing with an old lease', async () => {
    const { store, machine } = await opened(open);
    const wrong: Partial<Observation>[] = [
      { value: '-' },
      { value: '1,234' },
      { period: '2026-13' },
      { unit: '' },
      { firstSeenAt: '2026-02-02T12:00:00Z' },
    ];
    for (const fields of wrong)
      await expect(store.saveObservations([observation(), observation(fields)])).rejects.toThrow();
    const lease = (await store.claimRefresh('official/bls', 0)) ?? undefined;
    machine.pass(1);
    await store.claimRefresh('official/bls', 0);
    expect(await store.saveObservations([observation()], lease)).toBe(0);
    expect(await store.saveObservations([])).toBe(0);
    expect(await store.vintages(CPI, '2026-01')).toEqual([]);
  });
}
