import { expect, test } from 'vitest';
import { INDICATOR_RELEASES, indicatorSchema } from '#contracts/indicator.ts';
import { calendarEvent, storeEvents } from '../testing/fixtures.ts';
import { observation, setUp } from './testing.ts';

const CPI = { title: 'CPI m/m', country: 'US', currency: 'USD' } as const;
const JULY = '2026-08-12T12:30:00.000Z';
const AUGUST = '2026-09-11T12:30:00.000Z';

/**
 * The months of a summer: May was read with the first reading, June and July when they came out, and July was revised. The
 * values are made up; series and unit are those of the BLS.
 */
async function summer(now = '2026-09-20T00:00:00.000Z') {
  const it = await setUp('2026-07-14T12:00:00.000Z');
  const save = async (period: string, value: string, firstSeenAt: string) =>
    it.store.saveObservations([observation({ period, value, firstSeenAt })]);
  await save('2026-04', '328.600', '2026-06-30T00:00:00.000Z');
  await save('2026-05', '329.100', '2026-06-30T00:00:00.000Z');
  await save('2026-06', '329.600', '2026-07-14T12:31:00.000Z');
  await save('2026-07', '330.100', '2026-08-12T12:31:00.000Z');
  await save('2026-08', '331.250', '2026-09-11T12:31:00.000Z');
  await save('2026-07', '329.800', '2026-09-11T12:31:00.000Z');
  await storeEvents(
    it.store,
    [
      calendarEvent({
        ...CPI,
        id: 'july',
        timeIso: JULY,
        forecast: '0.2%',
        previous: '0.2%',
        actual: '0.2%',
      }),
      calendarEvent({ ...CPI, id: 'august', timeIso: AUGUST, forecast: '0.3%', previous: '0.2%' }),
      calendarEvent({
        ...CPI,
        id: 'september',
        timeIso: '2026-10-14T12:30:00.000Z',
        forecast: '0.1%',
        previous: '0.4%',
      }),
      calendarEvent({ ...CPI, id: 'core', title: 'Core CPI m/m', timeIso: AUGUST, forecast: '9.9%' }),
      calendarEvent({
        ...CPI,
        id: 'other',
        country: 'CA',
        currency: 'CAD',
        timeIso: AUGUST,
        forecast: '8.8%',
      }),
    ],
    JULY.replace('12:30', '10:00'),
  );
  it.clock.advance((Date.parse(now) - it.clock.now().getTime()) / 1000);
  return it;
}

test('N15 answers first print, revisions, forecast, previous and surprise of each release', async () => {
  const { service } = await summer();
  const answer = await service.indicator('cpi-us', 'en');
  expect(indicatorSchema.safeParse(answer).error).toBeUndefined();
  const monthly = answer?.measures.find(({ measure }) => measure === 'mom');
  expect(monthly).toMatchObject({ ours: true, series: 'CUSR0000SA0', since: '2026-06-30T00:00:00.000Z' });
  expect(monthly?.releases.slice(0, 2)).toEqual([
    {
      period: '2026-08',
      released: AUGUST,
      first: '0.4%',
      first_seen: '2026-09-11T12:31:00.000Z',
      revisions: [],
      latest: '0.4%',
      reported: null,
      forecast: '0.3%',
      previous: '0.2%',
      difference: '+0.1 pp',
      miss: expect.closeTo(0.1),
      surprise: 'positive',
    },
    {
      period: '2026-07',
      released: JULY,
      first: '0.2%',
      first_seen: '2026-08-12T12:31:00.000Z',
      revisions: [{ figure: '0.1%', seen: '2026-09-11T12:31:00.000Z' }],
      latest: '0.1%',
      reported: null,
      forecast: '0.2%',
      previous: '0.2%',
      difference: '0 pp',
      miss: 0,
      surprise: null,
    },
  ]);
});

test('N15 says that a period of before the first reading has no first print, and no forecast, as unknown', async () => {
  const { service } = await summer();
  const answer = await service.indicator('cpi-us', 'en');
  const may = answer?.measures[0]?.releases.find(({ period }) => period === '2026-05');
  expect(may).toMatchObject({ first: null, latest: '0.2%', forecast: null, difference: null, miss: null });
});

test('N15 names the next release with its event and forecast, and the calendar that has it', async () => {
  const { service } = await summer();
  expect(await service.indicator('cpi-us', 'es')).toMatchObject({
    next: { at: '2026-10-14T12:30:00.000Z', event: 'september', forecast: '0.1%', previous: '0.4%' },
    calendars: ['Forex Factory · Fair Economy'],
  });
});

test('N15 names the next release by its publisher’s schedule where the calendar has none', async () => {
  const { service, store } = await summer('2026-10-20T00:00:00.000Z');
  const sighting = { release: 'bls/consumer-prices', state: 'scheduled', request: 'a list' } as const;
  const firstSeenAt = '2026-01-01T00:00:00.000Z';
  await store.saveSightings([
    { ...sighting, occurrence: '2026-09', at: '2026-10-14', firstSeenAt },
    { ...sighting, occurrence: '2026-10', at: '2026-11-10', firstSeenAt },
    { ...sighting, occurrence: '2026-11', at: '2026-12-10', firstSeenAt },
  ]);
  const answer = await service.indicator('cpi-us', 'en');
  expect(answer?.next).toMatchObject({ at: '2026-11-10', event: null, confirmed: { publisher: 'BLS' } });
});

test('N15 says that the next date is not known when nothing names one', async () => {
  const { service } = await summer('2026-10-20T00:00:00.000Z');
  expect((await service.indicator('cpi-us', 'en'))?.next).toBeNull();
});

test('N15 shows no figure before its scheduled time', async () => {
  const { service, store } = await summer('2026-10-14T12:10:00.000Z');
  const early = { period: '2026-09', value: '333.000', firstSeenAt: '2026-10-14T12:05:00.000Z' };
  await store.saveObservations([observation(early)]);
  const answer = await service.indicator('cpi-us', 'en');
  expect(answer?.measures[0]?.releases[0]?.period).toBe('2026-08');
});

test('N15 has the figure that the calendar reported, under its own name, where it read no first print', async () => {
  const { service, store } = await setUp('2026-09-20T00:00:00.000Z');
  const read = { firstSeenAt: '2026-09-20T00:00:00.000Z' };
  await store.saveObservations([
    observation({ ...read, period: '2026-07', value: '330.100' }),
    observation({ ...read, period: '2026-08', value: '331.250' }),
  ]);
  const row = calendarEvent({ ...CPI, id: 'august', timeIso: AUGUST, forecast: '0.5%', actual: '0.3%' });
  await storeEvents(store, [row], AUGUST);
  const answer = await service.indicator('cpi-us', 'en');
  expect(answer?.measures[0]?.releases[0]).toMatchObject({
    first: null,
    reported: '0.3%',
    latest: '0.3%',
    difference: '-0.2 pp',
  });
});

test('N15 holds each figure of an indicator, at most so many releases of it, and answers in both languages', async () => {
  const { service, store } = await setUp('2026-09-20T00:00:00.000Z');
  const months = Array.from({ length: 40 }, (_, index) => {
    const period = new Date(Date.UTC(2026, 7 - index, 1)).toISOString().slice(0, 7);
    return observation({ period, value: `${400 - index}.000`, firstSeenAt: '2026-09-19T00:00:00.000Z' });
  });
  await store.saveObservations(months);
  const [es, en] = [await service.indicator('cpi-us', 'es'), await service.indicator('cpi-us', 'en')];
  expect(es?.measures.map(({ measure }) => measure)).toEqual(['mom', 'yoy']);
  expect(es?.measures[0]?.releases).toHaveLength(INDICATOR_RELEASES);
  expect(es?.name).not.toBe(en?.name);
  expect(es?.publisher.notice).toContain('BLS.gov cannot vouch');
});

test('N15 has no answer for an unknown indicator', async () => {
  const { service } = await setUp('2026-09-20T00:00:00.000Z');
  expect(await service.indicator('cpi-xx', 'en')).toBeNull();
});

test('N15 K5 makes an answer once a minute', async () => {
  const { service, clock } = await summer();
  const first = await service.indicator('cpi-us', 'en');
  expect(await service.indicator('cpi-us', 'en')).toBe(first);
  clock.advance(60);
  expect(await service.indicator('cpi-us', 'en')).not.toBe(first);
});

test('N15 a release whose day alone is scheduled is the next one until its figure is here or its day is over there', async () => {
  const nextAt = async (now: string, seenAt?: string) => {
    const { service, store } = await setUp(now);
    const sighting = { release: 'bls/consumer-prices', state: 'scheduled', request: 'a list' } as const;
    const firstSeenAt = '2026-01-01T00:00:00.000Z';
    await store.saveSightings([
      { ...sighting, occurrence: '2026-10', at: '2026-11-10', firstSeenAt },
      { ...sighting, occurrence: '2026-11', at: '2026-12-10', firstSeenAt },
    ]);
    if (seenAt) await store.saveObservations([observation({ firstSeenAt: seenAt })]);
    return (await service.indicator('cpi-us', 'en'))?.next?.at;
  };
  expect(await nextAt('2026-11-10T08:00:00.000Z')).toBe('2026-11-10');
  // The evening in New York.
  expect(await nextAt('2026-11-11T02:00:00.000Z')).toBe('2026-11-10');
  expect(await nextAt('2026-11-11T06:00:00.000Z')).toBe('2026-12-10');
  expect(await nextAt('2026-11-10T14:00:00.000Z', '2026-10-14T12:30:00.000Z')).toBe('2026-11-10');
  expect(await nextAt('2026-11-10T14:00:00.000Z', '2026-11-10T13:30:00.000Z')).toBe('2026-12-10');
});
