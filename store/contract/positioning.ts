import { expect, test } from 'vitest';
import type { PositioningReport } from '#contracts/positioning.ts';
import { type OpenStore, opened } from './harness.ts';

function report(fields: Partial<PositioningReport> = {}): PositioningReport {
  return {
    market: 'gold',
    name: 'GOLD - EXCHANGE',
    reportDate: '2026-02-03',
    openInterest: 400_100,
    nonCommercialLong: 250_000,
    nonCommercialShort: 50_000,
    commercialLong: 90_000,
    commercialShort: 310_000,
    ...fields,
  };
}

/** Weekly reports: stored once per market and date, corrected in place, blank is not 0. */
export function positioningContract(open: OpenStore): void {
  test('N8 K6 reports read back newest first, blanks as blanks, after a restart too', async () => {
    const { store, reopen } = await opened(open);
    const blank = report({ reportDate: '2026-01-27', nonCommercialShort: null, openInterest: 0 });
    expect(await store.saveReports([blank, report(), report({ market: 'yen' })])).toBe(3);
    await store.close();
    const again = await reopen();
    expect(await again.positioningReports('gold', '2026-12-31', 52)).toStrictEqual([report(), blank]);
    expect(await again.positioningReports('euro', '2026-12-31', 52)).toEqual([]);
  });

  test('N8 a report that is read again is corrected, not added', async () => {
    const { store } = await opened(open);
    await store.saveReports([report()]);
    const corrected = report({ commercialLong: 90_001, commercialShort: null });
    expect(await store.saveReports([corrected, report({ reportDate: '2026-02-10' })])).toBe(1);
    expect(await store.positioningReports('gold', '2026-02-09', 52)).toStrictEqual([corrected]);
  });

  test('N8 as many as asked for, none after the day asked for', async () => {
    const { store } = await opened(open);
    const days = ['2026-01-13', '2026-01-20', '2026-01-27', '2026-02-03'];
    await store.saveReports(days.map((reportDate) => report({ reportDate })));
    const dates = async (notAfter: string, limit: number) =>
      (await store.positioningReports('gold', notAfter, limit)).map(({ reportDate }) => reportDate);
    expect(await dates('2026-01-27', 2)).toEqual(['2026-01-27', '2026-01-20']);
    await expect(dates('2026-01-27T00:00:00.000Z', 2)).rejects.toThrow(RangeError);
  });

  test('N8 K6 rejects the whole batch when one report is invalid', async () => {
    const { store } = await opened(open);
    await expect(store.saveReports([report(), report({ reportDate: '2026-2-10' })])).rejects.toThrow();
    await expect(
      store.saveReports([report(), report({ reportDate: '2026-02-10', commercialLong: -1 })]),
    ).rejects.toThrow();
    expect(await store.positioningReports('gold', '2026-12-31', 52)).toEqual([]);
    expect(await store.saveReports([])).toBe(0);
  });
}
