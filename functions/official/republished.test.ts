import { expect, test } from 'vitest';
import type { Observation, SeriesId } from '#contracts/observations.ts';
import type { OfficialPublisher } from '#contracts/vendors.ts';
import { joinEvent } from './figure.ts';
import { createOfficialService } from './service.ts';
import { observation, setUp } from './testing.ts';

const GDP: SeriesId = 'bea/NipaDataQ/A191RL';
const PRODUCTIVITY: SeriesId = 'bls/PRS85006092';
const LABOUR_COSTS: SeriesId = 'bls/PRS85006112';
const SECOND = '2026-08-26T12:30:00.000Z';
const THIRD = '2026-09-25T12:30:00.000Z';
const REVISED = '2026-09-03T12:30:00.000Z';

/** A site that reads one publisher, whose answers a test changes. */
async function reading(publisher: OfficialPublisher, start: string) {
  const it = await setUp(start);
  const answer = { rows: [] as Partial<Observation>[] };
  const service = createOfficialService({
    ...it.deps,
    feeds: [
      {
        publisher,
        budgetMs: 1_000,
        async read() {
          const observedAt = it.clock.now().toISOString();
          const rows = answer.rows.map((row) => observation({ unit: '%', firstSeenAt: observedAt, ...row }));
          return { rows, received: rows.length, dropped: {}, observedAt };
        },
      },
    ],
  });
  /** Checks every minute in the hour before the time, else every hour. */
  const runUntil = async (time: string) => {
    while (it.clock.now().toISOString() < time) {
      const left = Date.parse(time) - it.clock.now().getTime();
      it.clock.advance(left > 2 * 3_600_000 ? 3_600 : 60);
      await service.refreshIfDue();
    }
  };
  const official = async (id: string) => {
    const event = await it.store.event(id);
    return event && (await joinEvent(event, it.store, it.clock.now())).official;
  };
  return { ...it, answer, runUntil, official };
}

test('N11 an estimate that leaves the value as it was is official once the publisher’s file is newer than its release', async () => {
  const { answer, runUntil, official, store, list, all } = await reading('bea', '2026-08-26T12:20:00.000Z');
  const file = (publishedAt: string) => ({ series: GDP, period: '2026-Q2', value: '3.3', publishedAt });
  await list([
    { id: 'second', title: 'Prelim GDP q/q', timeIso: SECOND },
    { id: 'third', title: 'Final GDP q/q', timeIso: THIRD },
  ]);
  await store.saveObservations([
    observation({
      series: GDP,
      unit: '%',
      period: '2026-Q1',
      value: '1.1',
      firstSeenAt: '2026-06-25T12:31:00.000Z',
    }),
    observation({
      series: GDP,
      unit: '%',
      period: '2026-Q2',
      value: '3.0',
      firstSeenAt: '2026-07-30T12:31:00.000Z',
    }),
  ]);
  answer.rows = [file('2026-08-26T12:29:30.000Z')];
  await runUntil('2026-08-26T13:00:00.000Z');
  expect(await official('second')).toMatchObject({ state: 'out', period: '2026-Q2', actual: '3.3%' });
  // The file changes with other releases too, and is read every day.
  answer.rows = [file('2026-09-10T12:30:00.000Z')];
  await runUntil('2026-09-12T00:00:00.000Z');
  expect(await store.vintages([GDP], '2026-Q2')).toHaveLength(2);
  await runUntil('2026-09-25T12:31:00.000Z');
  expect(await official('third')).toMatchObject({ state: 'unconfirmed', actual: null });
  answer.rows = [file('2026-09-25T12:29:30.000Z')];
  await runUntil('2026-09-25T12:34:00.000Z');
  expect(await official('third')).toMatchObject({ state: 'out', period: '2026-Q2', actual: '3.3%' });
  await runUntil('2026-09-27T12:00:00.000Z');
  const vintages = await store.vintages([GDP], '2026-Q2');
  expect(vintages.map(({ value, firstSeenAt }) => [value, firstSeenAt.slice(0, 10)])).toEqual([
    ['3.0', '2026-07-30'],
    ['3.3', '2026-08-26'],
    ['3.3', '2026-09-25'],
  ]);
  const open = (await all({ kind: 'gdp' })).observations.filter(({ period }) => period === '2026-Q2');
  expect(open.map(({ vintage, scheduledAt }) => [vintage, scheduledAt]).slice(0, 2)).toEqual([
    [3, THIRD],
    [2, SECOND],
  ]);
});

/** Revised productivity, whose publisher gives no time: the quarter is known since August. */
async function revisedProductivity() {
  const it = await reading('bls', '2026-09-03T12:20:00.000Z');
  const first = { unit: '%', period: '2026-Q2', firstSeenAt: '2026-08-06T12:31:00.000Z' };
  await it.store.saveObservations([
    observation({ ...first, series: PRODUCTIVITY, value: '2.4' }),
    observation({ ...first, series: LABOUR_COSTS, value: '1.6' }),
  ]);
  await it.list([{ id: 'revised', title: 'Revised Nonfarm Productivity q/q', timeIso: REVISED }]);
  const publish = (costs: string) => {
    it.answer.rows = [
      { series: PRODUCTIVITY, period: '2026-Q2', value: '2.4' },
      { series: LABOUR_COSTS, period: '2026-Q2', value: costs },
    ];
  };
  publish('1.6');
  return { ...it, publish };
}

test('N11 without a time of the publisher an equal estimate is official when another figure of its publication is new', async () => {
  const { runUntil, official, publish } = await revisedProductivity();
  await runUntil('2026-09-03T12:35:00.000Z');
  expect(await official('revised')).toMatchObject({ state: 'unconfirmed', actual: null });
  publish('1.5');
  await runUntil('2026-09-04T12:40:00.000Z');
  expect(await official('revised')).toMatchObject({ state: 'out', period: '2026-Q2', actual: '2.4%' });
});

test('N11 without any news an equal estimate is official half a day later, if the calendar has a figure of the release', async () => {
  const { runUntil, official, list } = await revisedProductivity();
  await runUntil('2026-09-04T11:00:00.000Z');
  expect(await official('revised')).toMatchObject({ state: 'unconfirmed', actual: null });
  const event = { id: 'revised', title: 'Revised Nonfarm Productivity q/q', timeIso: REVISED };
  await list([{ ...event, actual: '2.4%' }]);
  await runUntil('2026-09-04T12:40:00.000Z');
  expect(await official('revised')).toMatchObject({ state: 'out', actual: '2.4%', differs: false });
});
