import { expect, test } from 'vitest';
import { officialRecordSchema } from '#contracts/official-record.ts';
import { AUGUST_RECORD } from '#tests/official-record.ts';
import { storedEvent } from '../testing/fixtures.ts';
import { readRecord } from './record.ts';
import { observation, setUp } from './testing.ts';

const AT = '2026-09-11T12:30:00.000Z';
const event = storedEvent({ id: 'cpi', title: 'CPI m/m', timeIso: AT });

/** A store with two months from before the release, the release itself, and a revision a month later. */
async function stored(now: string) {
  const it = await setUp('2026-07-14T12:30:00.000Z');
  const save = async (period: string, value: string, firstSeenAt: string) =>
    it.store.saveObservations([observation({ period, value, firstSeenAt })]);
  await save('2026-05', '329.100', '2026-06-12T12:30:00.000Z');
  await save('2026-06', '329.600', '2026-07-14T12:30:00.000Z');
  await save('2026-07', '330.100', '2026-08-12T12:30:00.000Z');
  await save('2026-08', '331.250', '2026-09-11T12:31:00.000Z');
  await save('2026-07', '329.800', '2026-10-14T12:31:00.000Z');
  return readRecord(event, it.store, new Date(now));
}

test('N11 answers first print, revisions, the previous as it was known, and what we calculate', async () => {
  const record = await stored('2026-10-20T00:00:00.000Z');
  expect(officialRecordSchema.safeParse(record).error).toBeUndefined();
  expect(record).toMatchObject({
    publisher: 'U.S. Bureau of Labor Statistics',
    series: 'CUSR0000SA0',
    notice: expect.stringContaining('BLS.gov cannot vouch'),
    ...AUGUST_RECORD,
    past: [
      { period: '2026-07', first: '0.2%', latest: '0.1%' },
      { period: '2026-06', first: '0.2%', latest: '0.2%' },
    ],
  });
});

test('N11 shows no figure of the period, and no revision, before the scheduled time', async () => {
  const { store } = await setUp('2026-09-11T12:00:00.000Z');
  const early = { firstSeenAt: '2026-09-11T11:45:00.000Z' };
  const before = { firstSeenAt: '2026-08-12T12:30:00.000Z' };
  await store.saveObservations([observation({ period: '2026-06', value: '329.600', ...before })]);
  await store.saveObservations([observation({ period: '2026-07', value: '330.100', ...before })]);
  await store.saveObservations([
    observation({ period: '2026-07', value: '329.800', ...early }),
    observation(early),
  ]);
  const coming = {
    vintages: store.vintages.bind(store),
    refreshState: store.refreshState.bind(store),
    sightings: store.sightings.bind(store),
    eventsBetween: async () => [event],
  };
  expect(await readRecord(event, coming, new Date('2026-09-11T12:00:00.000Z'))).toMatchObject({
    figures: [],
    previous: { known: '0.2%', now: '0.2%' },
  });
  expect(await readRecord(event, coming, new Date('2026-09-11T12:30:00.000Z'))).toMatchObject({
    figures: [{ figure: '0.4%' }],
    previous: { known: '0.2%', now: '0.1%' },
  });
});

test('N11 has no record of an event without a followed series, or whose date fits no period', async () => {
  const { store, clock } = await setUp('2026-09-20T00:00:00.000Z');
  const pmi = storedEvent({ title: 'ISM Manufacturing PMI', timeIso: AT });
  const odd = storedEvent({ title: 'CPI m/m', timeIso: '2026-09-29T12:30:00.000Z' });
  for (const one of [pmi, odd]) expect(await readRecord(one, store, clock.now())).toBeNull();
});
