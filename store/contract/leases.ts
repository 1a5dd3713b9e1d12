import { expect, test } from 'vitest';
import { type OpenStore, opened } from './harness.ts';
import { at, snapshot } from './rows.ts';

const MINUTE = 60_000;
const REPORT = {
  market: 'gold',
  name: 'GOLD',
  openInterest: 9,
  nonCommercialLong: 3,
  nonCommercialShort: 2,
  commercialLong: 4,
  commercialShort: 5,
} as const;

/** What a paused process may do after another one claimed. */
export function leaseContract(open: OpenStore): void {
  test('K5 a process that wakes after a later claim settles and writes nothing', async () => {
    const { store, reopen, machine } = await opened(open);
    const other = await reopen();
    const paused = await store.claimRefresh('read', MINUTE);
    machine.pass(360);
    const latest = await other.claimRefresh('read', MINUTE);
    if (paused === null || latest === null) throw new Error('both were due');
    expect(latest.fence).toBeGreaterThan(paused.fence);
    await other.writeNote('empty', 'new', latest);
    await other.saveReports([{ ...REPORT, reportDate: '2026-02-03' }], latest);
    await other.settleRefresh(latest, at(361), null);

    expect(await store.saveSnapshots([snapshot()], paused)).toBe(0);
    expect(await store.saveReports([{ ...REPORT, reportDate: '2026-02-03', name: 'OLD' }], paused)).toBe(0);
    await store.writeNote('empty', 'old', paused);
    expect(await store.settleRefresh(paused, at(400), 'timeout', 10 * MINUTE)).toBe(false);

    expect(await store.latestSnapshot('XAUUSD')).toBeNull();
    expect(await store.positioningReports('gold', '2026-02-03', 9)).toMatchObject([{ name: 'GOLD' }]);
    expect(await store.readNote('empty')).toBe('new');
    expect(await store.refreshState('read')).toMatchObject({
      succeededAt: at(361),
      failure: null,
      heldForMs: 0,
      isRunning: false,
    });
  });

  test('K5 the latest claim may write, also after its window', async () => {
    const { store, machine } = await opened(open);
    const lease = await store.claimRefresh('read', MINUTE);
    if (lease === null) throw new Error('it was due');
    machine.pass(3_600);
    expect(await store.saveSnapshots([snapshot()], lease)).toBe(1);
    expect(await store.settleRefresh(lease, at(3_600), null)).toBe(true);
  });

  test('K5 a restart never reuses a fencing number', async () => {
    const { store, reopen } = await opened(open);
    const before = await store.claimRefresh('read', 0);
    await store.close();
    const after = await (await reopen()).claimRefresh('read', 0);
    expect(after?.fence).toBeGreaterThan(before?.fence ?? Number.POSITIVE_INFINITY);
  });
}
