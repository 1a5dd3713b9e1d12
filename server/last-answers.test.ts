import { expect, onTestFinished, test } from 'vitest';
import { temporaryStore } from '#functions/testing/fixtures.ts';
import { at, event, put, snapshot } from '#store/contract/rows.ts';
import { StoreError } from '#store/errors.ts';
import type { Store } from '#store/port.ts';
import { rememberReads } from './last-answers.ts';

/** A store that the test makes fail, and how many reads of snapshots reached it. */
async function shakyStore() {
  const { store, remove } = await temporaryStore();
  onTestFinished(remove);
  const its = { problem: null as StoreError | Error | null, reads: 0, timeMs: 0 };
  const guarded = Object.fromEntries(
    Object.entries(store).map(([name, method]) => [
      name,
      async (...given: unknown[]) => {
        if (name === 'latestSnapshot') its.reads += 1;
        if (its.problem) throw its.problem;
        return method(...given);
      },
    ]),
  ) as unknown as Store;
  return { its, store, remembered: rememberReads(guarded, () => its.timeMs) };
}

const DOWN = new StoreError('down', undefined, 'unreachable');

test('K6 reads give their last answer while the database is down, and its own again after that', async () => {
  const { its, store, remembered } = await shakyStore();
  await remembered.saveSnapshots([snapshot()]);
  await put(remembered, [event()], at(0));
  const read = async () => [
    await remembered.latestSnapshot('XAUUSD', at(its.reads)),
    await remembered.eventsBetween('forex-community', at(0), at(9_999)),
    await remembered.sightings(['fed/fomc'], at(0), at(9_999)),
  ];
  const before = await read();
  its.problem = DOWN;
  expect(await read()).toEqual(before);
  its.problem = null;
  its.timeMs += 1_000;
  await store.saveSnapshots([snapshot({ observedAt: at(1), longPercentage: 50 })]);
  expect(await remembered.latestSnapshot('XAUUSD', at(9))).toMatchObject({ longPercentage: 50 });
});

test('K6 a database that is down is asked once a second, not by each visitor', async () => {
  const { its, remembered } = await shakyStore();
  await remembered.latestSnapshot('XAUUSD');
  its.problem = DOWN;
  its.reads = 0;
  for (let visitor = 0; visitor < 20; visitor += 1) await remembered.latestSnapshot('XAUUSD');
  expect(its.reads).toBe(1);
  its.timeMs += 1_000;
  await remembered.latestSnapshot('XAUUSD');
  expect(its.reads).toBe(2);
});

test('K6 rejects what was never read, every write, the check, and errors that are not of the store', async () => {
  const { its, remembered } = await shakyStore();
  await remembered.latestSnapshot('XAUUSD');
  its.problem = DOWN;
  await expect(remembered.latestSnapshot('EURUSD')).rejects.toThrow('down');
  await expect(remembered.saveSnapshots([snapshot()])).rejects.toThrow('down');
  await expect(remembered.takeCall('outlook', 9)).rejects.toThrow('down');
  await expect(remembered.check()).rejects.toThrow('down');
  its.timeMs += 1_000;
  its.problem = new RangeError('wrong');
  await expect(remembered.latestSnapshot('XAUUSD')).rejects.toThrow('wrong');
});

test('K5 a reading that ran when the database went down is not waited for', async () => {
  const { its, remembered } = await shakyStore();
  await remembered.claimRefresh('sentiment', 0);
  expect(await remembered.refreshState('sentiment')).toMatchObject({ isRunning: true });
  its.problem = DOWN;
  expect(await remembered.refreshState('sentiment')).toMatchObject({ isRunning: false });
});
