import { expect, test } from 'vitest';
import { type Count, MOST_COUNTS, OTHER } from '#contracts/counted.ts';
import type { CountBatch, Store } from '#store/port.ts';
import { type OpenStore, opened } from './harness.ts';

const DAY = '2026-06-10';
const count = (over: Partial<Count> = {}): Count => ({
  kind: 'view',
  day: DAY,
  page: '/vip',
  locale: 'es',
  link: '',
  source: '',
  times: 1,
  ...over,
});
const batch = (number: number, counts: readonly Count[], over: Partial<CountBatch> = {}): CountBatch => ({
  writer: 'one',
  number,
  day: DAY,
  counts,
  forgetBefore: '2024-06-10',
  ...over,
});
const sum = (counts: readonly Count[]) => counts.reduce((total, { times }) => total + times, 0);
const ofDay = (store: Store) => store.counts(DAY, DAY);

/** The owner's numbers: they add up over restarts and instances, and take bounded room. */
export function countContract(open: OpenStore): void {
  test('N17 numbers add up over batches, instances and a restart', async () => {
    const { store, reopen } = await opened(open);
    const call = count({ kind: 'call', link: 'VIP_100', source: 'ads' });
    expect(await store.addCounts(batch(1, [count({ times: 2 }), call]))).toBe(true);
    const other = await reopen();
    await Promise.all([
      store.addCounts(batch(2, [count(), count({ locale: 'en' })])),
      other.addCounts(batch(1, [count({ times: 3 }), call], { writer: 'two' })),
    ]);
    await store.close();
    const again = await reopen();
    expect(await ofDay(again)).toEqual([{ ...call, times: 2 }, count({ locale: 'en' }), count({ times: 6 })]);
  });

  test('N17 a batch that is sent twice counts once, and one of another process counts', async () => {
    const { store } = await opened(open);
    expect(await store.addCounts(batch(1, [count()]))).toBe(true);
    expect(await store.addCounts(batch(1, [count()]))).toBe(false);
    expect(await store.addCounts(batch(2, [count()]))).toBe(true);
    expect(await store.addCounts(batch(1, [count()], { writer: 'restarted' }))).toBe(true);
    expect(sum(await ofDay(store))).toBe(3);
  });

  test('N17 a flood of different numbers takes bounded room, and each visit of it is counted', async () => {
    const { store } = await opened(open);
    const before = count({ page: '/', times: 5 });
    await store.addCounts(batch(1, [before]));
    for (let number = 2; number < 5; number += 1) {
      const flood = Array.from({ length: MOST_COUNTS }, (_, index) =>
        count({ source: `${number}-${index}` }),
      );
      await store.addCounts(batch(number, flood));
    }
    const pages = Array.from({ length: 2 * MOST_COUNTS }, (_, index) => count({ page: `/page-${index}` }));
    await store.addCounts(batch(5, [...pages, before]));
    const stored = await ofDay(store);
    expect(stored.length).toBeLessThanOrEqual(MOST_COUNTS + 6);
    expect(sum(stored)).toBe(5 * MOST_COUNTS + 10);
    expect(stored).toContainEqual({ ...before, times: 10 });
    expect(stored).toContainEqual(expect.objectContaining({ page: '/vip', source: OTHER }));
    expect(stored).toContainEqual(expect.objectContaining({ page: '/page-1', times: 1 }));
    expect(stored).toContainEqual(expect.objectContaining({ page: OTHER }));
  });

  test('N17 gives the days that are asked for, and forgets those before the last one kept', async () => {
    const { store } = await opened(open);
    const days = ['2024-06-09', '2024-06-10', '2026-06-09', DAY];
    await store.addCounts(
      batch(
        1,
        days.map((day) => count({ day })),
        { forgetBefore: '2020-01-01' },
      ),
    );
    expect((await store.counts('2024-06-10', '2026-06-09')).map(({ day }) => day)).toEqual(days.slice(1, 3));
    await store.addCounts(batch(2, [count()]));
    expect((await store.counts('2000-01-01', '2100-01-01')).map(({ day }) => day)).toEqual(days.slice(1));
  });
}
