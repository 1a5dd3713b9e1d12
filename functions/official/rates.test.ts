import { expect, test } from 'vitest';
import type { Observation } from '#contracts/observations.ts';
import { recordRefresh, storedEvent } from '../testing/fixtures.ts';
import { logOtherWitnesses } from './disagreements.ts';
import { readOfficial } from './figure.ts';
import { officialRefresh } from './names.ts';
import { observation, setUp } from './testing.ts';

const rate = (
  series: Observation['series'],
  period: string,
  value: string,
  firstSeenAt: string,
): Observation => observation({ series, period, value, unit: '%', firstSeenAt });
const STATEMENT = 'fed/statement/to';
const WITNESS = 'nyfed/effr/targetRateTo';
const DEPOSIT = 'ecb/FM/D+B.U2.EUR.4F.KR.DFR.LEV';

test('N11 the actual of a rate is the decided one, its previous the one of the meeting before', async () => {
  const at = '2026-09-16T18:00:00.000Z';
  const { store, clock } = await setUp('2026-09-16T18:05:00.000Z');
  await store.saveObservations([rate(STATEMENT, '2026-07-29', '4', '2026-07-29T18:01:00.000Z')]);
  await store.saveObservations([rate(STATEMENT, '2026-09-16', '3.75', '2026-09-16T18:01:00.000Z')]);
  const event = storedEvent({ id: 'fed', title: 'Federal Funds Rate', timeIso: at });
  expect((await readOfficial([event], store, clock.now())).get('fed')).toMatchObject({
    state: 'out',
    period: '2026-09-16',
    publisher: 'Federal Reserve Board',
    actual: '3.75%',
    previous: '4.00%',
    ours: false,
  });
});

test('N11 a rate that does not change is not out yet for days, and is confirmed by the day of the effect', async () => {
  const { store, clock } = await setUp('2026-09-10T12:30:00.000Z');
  const event = storedEvent({
    id: 'ecb',
    title: 'Deposit Facility Rate',
    country: 'EU',
    timeIso: '2026-09-10T12:15:00.000Z',
  });
  await store.saveObservations([rate(DEPOSIT, '2026-09-10', '2.00', '2026-09-10T08:00:00.000Z')]);
  const read = async () => {
    await recordRefresh(store, officialRefresh('ecb'), clock.now().toISOString());
    return (await readOfficial([event], store, clock.now())).get('ecb');
  };
  expect(await read()).toMatchObject({ state: 'not_out_yet', actual: null, previous: '2.00%' });
  clock.advance(5 * 86_400);
  expect(await read()).toMatchObject({ state: 'not_out_yet', actual: null });
  await store.saveObservations([rate(DEPOSIT, '2026-09-16', '2.00', '2026-09-16T08:00:00.000Z')]);
  clock.advance(86_400);
  expect(await read()).toMatchObject({ state: 'out', period: '2026-09-16', actual: '2.00%' });
});

test('N11 logs when the New York Fed gives another range than the statement, and shows the statement’s', async () => {
  const { store, list, deps, lines } = await setUp('2026-09-18T14:00:00.000Z');
  await list([{ id: 'fed', title: 'Federal Funds Rate', timeIso: '2026-09-16T18:00:00.000Z' }]);
  await store.saveObservations([rate(STATEMENT, '2026-09-16', '3.75', '2026-09-16T18:01:00.000Z')]);
  await store.saveObservations([rate(WITNESS, '2026-09-17', '3.75', '2026-09-18T13:00:00.000Z')]);
  await logOtherWitnesses('nyfed', deps);
  await logOtherWitnesses('fed', deps);
  expect(lines).toEqual([]);
  const other = await setUp('2026-09-18T14:00:00.000Z');
  await other.list([{ id: 'fed', title: 'Federal Funds Rate', timeIso: '2026-09-16T18:00:00.000Z' }]);
  await other.store.saveObservations([rate(STATEMENT, '2026-09-16', '3.75', '2026-09-16T18:01:00.000Z')]);
  await other.store.saveObservations([rate(WITNESS, '2026-09-17', '4', '2026-09-18T13:00:00.000Z')]);
  await logOtherWitnesses('nyfed', other.deps);
  expect(other.lines).toMatchObject([
    { level: 'warn', fields: { event: 'fed', official: '3.75%', other: '4.00%' } },
  ]);
  const event = storedEvent({ id: 'fed', title: 'Federal Funds Rate', timeIso: '2026-09-16T18:00:00.000Z' });
  const shown = await readOfficial([event], other.store, new Date('2026-09-18T14:00:00.000Z'));
  expect(shown.get('fed')).toMatchObject({ actual: '3.75%', publisher: 'Federal Reserve Board' });
});

test('N11 the open data leaves a rate out until its decision is due, although its day is later', async () => {
  const { store, list, all, clock } = await setUp('2026-09-10T11:00:00.000Z');
  await list([
    { id: 'ecb', title: 'Deposit Facility Rate', country: 'EU', timeIso: '2026-09-10T12:15:00.000Z' },
  ]);
  await store.saveObservations([rate(DEPOSIT, '2026-09-16', '1.75', '2026-09-10T10:59:00.000Z')]);
  expect((await all()).observations).toEqual([]);
  clock.advance(1.25 * 3600);
  expect((await all()).observations).toMatchObject([
    { kind: 'ecb-deposit-rate', period: '2026-09-16', scheduledAt: '2026-09-10T12:15:00.000Z', ours: false },
  ]);
});
