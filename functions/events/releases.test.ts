import { afterEach, beforeEach, expect, test } from 'vitest';
import { releasesSchema } from '#contracts/releases.ts';
import { sighted } from '#domain/official/testing.ts';
import type { Store } from '#store/port.ts';
import { observation } from '../official/testing.ts';
import { calendarEvent, storeEvents, temporaryStore } from '../testing/fixtures.ts';
import { createReleases, type ReleasesQuery } from './releases.ts';

const NOW = new Date('2026-06-17T12:00:00.000Z');
const at = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
let store: Store;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
});
afterEach(() => remove());

const event = (id: string, days: number, over: Parameters<typeof calendarEvent>[0] = {}) =>
  calendarEvent({ id, timeIso: at(days), ...over });

async function releasesOf(query: Partial<ReleasesQuery>, events: ReturnType<typeof event>[]) {
  await storeEvents(store, events, at(0));
  const read = createReleases({ store, clock: () => NOW });
  const answer = await read({ symbol: 'XAUUSD', days: 30, locale: 'en', ...query });
  return releasesSchema.parse(answer).releases;
}

test('N1 K4 gives the past releases of high impact of the instrument’s currencies, oldest first', async () => {
  const events = [
    event('new', 1),
    event('old', 20),
    event('too-old', 31),
    event('to-come', -1),
    event('medium', 2, { impact: 'medium' }),
    event('holiday', 2, { holiday: true }),
    event('euro', 3, { currency: 'EUR', country: 'EU' }),
    event('yen', 3, { currency: 'JPY', country: 'JP' }),
    event('world', 4, { currency: null, country: null, title: 'OPEC Meetings' }),
  ];
  const ids = async (query: Partial<ReleasesQuery>) => (await releasesOf(query, events)).map(({ id }) => id);
  expect(await ids({})).toEqual(['old', 'world', 'new']);
  expect(await ids({ days: 7 })).toEqual(['world', 'new']);
  // Of the same instant by id.
  expect(await ids({ symbol: 'EURJPY' })).toEqual(['world', 'euro', 'yen']);
});

test('N1 N11 a release that its publisher moved is placed and kept by the new time', async () => {
  const moved = { title: 'PCE Price Index m/m', actual: '0.3%' };
  for (const [seen, days] of [
    [40, 31],
    [35, 28],
  ] as const)
    await store.saveSightings([
      sighted({ release: 'bea/income', occurrence: 'a', at: at(days), firstSeenAt: at(seen) }),
    ]);
  const releases = await releasesOf({}, [event('moved-in', 31, moved)]);
  expect(releases.map(({ id, time_iso }) => [id, time_iso])).toEqual([['moved-in', at(28)]]);
});

test('N1 N11 a release that its publisher cancelled is none', async () => {
  const income = { release: 'bea/income', occurrence: 'a', at: at(2) } as const;
  await store.saveSightings([sighted({ ...income, firstSeenAt: at(20) })]);
  await store.saveSightings([sighted({ ...income, state: 'cancelled', firstSeenAt: at(4) })]);
  const releases = await releasesOf({}, [event('off', 2, { title: 'PCE Price Index m/m' })]);
  expect(releases).toEqual([]);
});

test('N1 N11 a figure that we calculate from its publisher’s values is marked as ours', async () => {
  const month = { period: '2026-04', value: '330.100', firstSeenAt: at(35) };
  await store.saveObservations([observation(month)]);
  await store.saveObservations([observation({ period: '2026-05', firstSeenAt: at(1) })]);
  const reported = { title: 'ISM Manufacturing PMI', actual: '49.1' };
  const releases = await releasesOf({}, [event('cpi', 1, { title: 'CPI m/m' }), event('pmi', 2, reported)]);
  expect(releases.map(({ actual, ours }) => [actual, ours])).toEqual([
    ['49.1', false],
    ['0.3%', true],
  ]);
});

test('N1 K4 a surprise is measured against the forecast before the release', async () => {
  const before = event('cpi', 1, { actual: null, forecast: '0.3%' });
  await storeEvents(store, [before], at(2));
  const [cpi] = await releasesOf({}, [{ ...before, actual: '0.5%', forecast: '0.5%' }]);
  expect(cpi).toMatchObject({ forecast: '0.3%', actual: '0.5%' });
});

test('N1 K3 K4 a release has its name in the visitor’s language, its figures and its surprise', async () => {
  const events = [
    event('cpi', 1, { actual: '0.5%', forecast: '0.3%' }),
    event('odd', 2, { title: 'No Such Survey' }),
  ];
  const [odd, cpi] = await releasesOf({ locale: 'es' }, events);
  const [, english] = await releasesOf({ locale: 'en' }, []);
  expect(odd).toMatchObject({ name: 'No Such Survey', actual: null, surprise: null });
  expect(cpi).toMatchObject({
    id: 'cpi',
    time_iso: at(1),
    currency: 'USD',
    actual: '0.5%',
    forecast: '0.3%',
  });
  expect(cpi?.surprise).not.toBeNull();
  expect(cpi?.name).not.toBe(english?.name);
});

test('N1 K4 a withdrawn event is left out', async () => {
  await storeEvents(store, [{ ...event('gone', 1), withdrawnAt: at(0) }], at(0));
  expect(await releasesOf({}, [event('kept', 2)])).toHaveLength(1);
});

test('N1 K4 two releases of one moment keep their titles when our rules would call them the same', async () => {
  const titles = ['Total Vehicle Sales', 'Wards Total Vehicle Sales'];
  const sales = titles.map((title) => event(title, 3, { title }));
  const releases = await releasesOf({}, [...sales, event('alone', 4, { title: 'Total Vehicle Sales' })]);
  const [alone, ...both] = releases.map(({ name }) => name);
  expect(both.toSorted()).toEqual(titles);
  expect(alone).not.toBe('Total Vehicle Sales');
});
