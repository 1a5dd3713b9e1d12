import { expect, test } from 'vitest';
import type { SeriesId } from '#contracts/observations.ts';
import { joinEvent, joinPublishers } from './figure.ts';
import { readRecord } from './record.ts';
import { observation, setUp } from './testing.ts';

/** Two reports of natural gas in one week, around the holidays of 2025; the stocks are made up. */
const SERIES: SeriesId = 'eia/natural-gas/stor/wkly/NW2_EPG0_SWO_R48_BCF';
const MONDAY = '2025-12-29T17:00:00.000Z';
const WEDNESDAY = '2025-12-31T17:00:00.000Z';

test('N11 card, detail and open data agree on the weeks of two reports in one week', async () => {
  const { store, list, clock, all } = await setUp('2025-12-28T00:00:00.000Z');
  await list([
    { id: 'delayed', title: 'Natural Gas Storage', timeIso: MONDAY },
    { id: 'usual', title: 'Natural Gas Storage', timeIso: WEDNESDAY },
  ]);
  const save = (period: string, value: string, firstSeenAt: string) =>
    store.saveObservations([
      observation({ series: SERIES, unit: 'billion cubic feet', period, value, firstSeenAt }),
    ]);
  await save('2025-12-12', '3579', '2025-12-18T15:31:00.000Z');
  await save('2025-12-19', '3413', '2025-12-29T17:01:00.000Z');
  await save('2025-12-26', '3375', '2025-12-31T17:01:00.000Z');
  clock.advance(4 * 86_400);
  const now = clock.now();
  const weeks = { delayed: '2025-12-19', usual: '2025-12-26' };
  const figures = { delayed: '-166B', usual: '-38B' };
  const stored = await Promise.all(['delayed', 'usual'].map((id) => store.event(id)));
  const events = stored.flatMap((event) => event ?? []);
  const shown = await joinPublishers(events, store, now);
  for (const event of events) {
    const id = event.id as keyof typeof weeks;
    const expected = { state: 'out', period: weeks[id], actual: figures[id] };
    expect(shown.find((one) => one.event.id === id)?.official).toMatchObject(expected);
    expect((await joinEvent(event, store, now)).official).toMatchObject(expected);
    expect(await readRecord(event, store, now)).toMatchObject({
      period: weeks[id],
      figures: [{ figure: figures[id] }],
    });
  }
  const open = (await all({ kind: 'natural-gas-storage' })).observations;
  const scheduled = open.filter(({ ours }) => !ours).map(({ period, scheduledAt }) => [period, scheduledAt]);
  expect(scheduled.slice(0, 2)).toEqual([
    ['2025-12-26', WEDNESDAY],
    ['2025-12-19', MONDAY],
  ]);
});
