import { expect, test } from 'vitest';
import { eventsResponseSchema } from '#contracts/events.ts';
import { LOCALES } from '#contracts/locale.ts';
import type { ReleaseId, Sighting } from '#contracts/schedules.ts';
import type { SchedulePublisher } from '#contracts/vendors.ts';
import { timingOf } from '#domain/events/live.ts';
import { publisherOf } from '#domain/official/series.ts';
import { scheduleRefresh } from '../official/names.ts';
import { calendarEvent, recordRefresh } from '../testing/fixtures.ts';
import { setUp } from './testing/events-setup.ts';

const DAY_S = 86_400;
/** The test begins on Wednesday, 10 June 2026. */
const [LAST_WEEK, THIS_WEEK, NEXT_WEEK] = ['2026-05-31', '2026-06-07', '2026-06-14'];
const SEEN = '2026-06-10T11:00:00.000Z';

/** A publisher's word on one occurrence, in the shape of its schedule; the days are ours. */
const sighting = (
  release: ReleaseId,
  occurrence: string,
  at: string,
  state: Sighting['state'] = 'scheduled',
) => ({
  release,
  occurrence,
  at,
  state,
  firstSeenAt: SEEN,
  request: 'https://example.com/schedule',
});
const INCOME = sighting('bea/income', '2026-05', '2026-06-18T12:30:00.000Z');

async function withSightings(...sightings: readonly Sighting[]) {
  const it = await setUp();
  const { store } = it;
  await store.saveSightings(sightings);
  const publishers = new Set<SchedulePublisher>(sightings.map(({ release }) => publisherOf(release)));
  for (const one of publishers) await recordRefresh(store, scheduleRefresh(one), SEEN);
  const week = (sunday: string) => it.ask({ scope: 'week', week: sunday });
  return { ...it, week };
}

test('F1 N11 the next week has the releases of the publishers’ schedules, and says that no calendar lists it', async () => {
  const { week } = await withSightings(INCOME);
  const answer = await week(NEXT_WEEK);
  expect(eventsResponseSchema.safeParse(answer).error).toBeUndefined();
  expect(answer).toMatchObject({
    error: { code: 'ahead' },
    observedAt: SEEN,
    source: 'forex-community',
  });
  expect(answer.error?.message).toMatch(/schedules/);
  const spending = answer.events.find(({ id }) => id === 'bea-income-personal-spending-mom-2026-05');
  expect(spending).toMatchObject({
    name: 'Gasto personal, mensual',
    topic: 'consumption',
    time_iso: INCOME.at,
    local_time: '06:30',
    currency: 'USD',
    forecast: null,
    previous: null,
    actual: null,
    source: 'BEA',
    source_link: 'https://www.bea.gov/news/schedule',
    has_file: false,
    schedule: { state: 'confirmed', to: INCOME.at, publisher: 'BEA' },
  });
  expect(new Set(answer.events.map(({ id }) => id)).size).toBe(answer.events.length);
  expect((await week(THIS_WEEK)).events).toEqual([]);
});

test('F1 an event of a schedule has the impact and the title that a calendar last gave its figure, else a medium one that is marked as assumed', async () => {
  const { week, community, ask, clock } = await withSightings(INCOME);
  const listed = { title: 'Core PCE Price Index m/m', country: 'US', timeIso: '2026-06-10T12:30:00.000Z' };
  community.rows = [calendarEvent({ id: 'pce', impact: 'high', ...listed })];
  await ask();
  clock.advance(1);
  const { events } = await week(NEXT_WEEK);
  const of = (slug: string) => events.find(({ id }) => id === `bea-income-${slug}-2026-05`);
  expect(of('core-pce-prices-mom')).toMatchObject({ impact_level: 'high', title: listed.title });
  expect(of('core-pce-prices-mom')?.impact_assumed).toBe(false);
  expect(of('personal-income-mom')).toMatchObject({ impact_level: 'medium', impact_assumed: true });
});

test.each(LOCALES)(
  'F6 N11 what no calendar ever gave a title has its name alone, in list and detail (%s)',
  async (locale) => {
    const { community, ask, clock, service } = await withSightings(
      INCOME,
      sighting('eurostat/flash-inflation', '2026-05', '2026-06-17T09:00:00.000Z'),
    );
    // Of another edition than the one that is due.
    community.rows = [calendarEvent({ id: 'final', title: 'Final CPI y/y', country: 'EU', currency: 'EUR' })];
    await ask();
    clock.advance(1);
    const { events } = await ask({ scope: 'week', week: NEXT_WEEK, locale });
    expect(events.length).toBeGreaterThan(5);
    for (const { id, title, name } of events) {
      expect(title, id).toBe(name);
      const detail = await service.history(id, locale);
      expect([detail?.event?.title, detail?.event?.name]).toEqual([name, name]);
    }
  },
);

test('F1 an event of a schedule is dropped when a calendar lists its figure, and its id leads to that event', async () => {
  const { week, community, clock, service, ask } = await withSightings(INCOME);
  const id = 'bea-income-personal-spending-mom-2026-05';
  expect(await service.history(id, 'es')).toMatchObject({ id, event: { id, source: 'BEA' }, releases: [] });
  const timeIso = '2026-06-18T14:00:00.000Z';
  community.rows = [calendarEvent({ id: 'listed', title: 'Personal Spending m/m', country: 'US', timeIso })];
  clock.advance(DAY_S * 3);
  await ask();
  clock.advance(1);
  const { events } = await week(NEXT_WEEK);
  const spending = events.filter(({ name }) => name === 'Gasto personal, mensual');
  // The publisher's time wins over the calendar's, as in every week.
  expect(spending).toMatchObject([{ id: 'listed', time_iso: INCOME.at }]);
  expect(events.some(({ id: own }) => own.startsWith('bea-income-personal-income'))).toBe(true);
  expect((await service.history(id, 'es'))?.id).toBe('listed');
});

test('F1 the id of an event of a schedule stays when its publisher moves it, and a cancelled one is not shown', async () => {
  const { week, store, clock } = await withSightings(INCOME);
  const before = (await week(NEXT_WEEK)).events.map(({ id }) => id);
  await store.saveSightings([
    { ...INCOME, at: '2026-06-19T12:30:00.000Z', firstSeenAt: '2026-06-10T12:00:01.000Z' },
  ]);
  clock.advance(61);
  const moved = await week(NEXT_WEEK);
  expect(moved.events.map(({ id }) => id)).toEqual(before);
  expect(moved.events[0]).toMatchObject({
    time_iso: '2026-06-19T12:30:00.000Z',
    schedule: { state: 'moved', from: INCOME.at, from_of: 'publisher' },
  });
  await store.saveSightings([{ ...INCOME, state: 'cancelled', firstSeenAt: '2026-06-10T12:01:30.000Z' }]);
  clock.advance(61);
  expect((await week(NEXT_WEEK)).events).toEqual([]);
});

test('F1 a release of a day without an hour has the hour of its last listing, else a plain date', async () => {
  const { week, community, ask, clock } = await withSightings(
    sighting('bls/consumer-prices', '2026-06-16', '2026-06-16'),
  );
  community.rows = [
    calendarEvent({ id: 'cpi', title: 'CPI m/m', country: 'US', timeIso: '2026-06-10T12:30:00.000Z' }),
  ];
  await ask();
  clock.advance(1);
  const { events } = await week(NEXT_WEEK);
  const of = (slug: string) => events.find(({ id }) => id === `bls-consumer-prices-${slug}-2026-06-16`);
  expect(of('cpi-mom')).toMatchObject({ time_iso: '2026-06-16T12:30:00.000Z', local_time: '06:30' });
  expect(of('core-cpi-mom')).toMatchObject({
    time_iso: '2026-06-16',
    local_time: null,
    day_bucket: '2026-06-16',
  });
  for (const locale of LOCALES) {
    const answer = await ask({ scope: 'week', week: NEXT_WEEK, locale });
    const cpi = answer.events.find(({ time_iso: at }) => at === '2026-06-16');
    expect(cpi && timingOf(cpi)).toBe('day');
  }
});

test('F1 a week that is over is shown as it was stored, without a complaint about its age', async () => {
  const { week, community, clock, ask } = await withSightings();
  community.rows = [calendarEvent()];
  await ask();
  clock.advance(8 * DAY_S);
  community.rows = [];
  community.failures = { weekly: 'timeout', rss: 'timeout' };
  const answer = await week(THIS_WEEK);
  expect(answer).toMatchObject({ error: null, observedAt: '2026-06-10T12:00:00.000Z' });
  expect(answer.events).toHaveLength(1);
});

test('F1 a week without events is unavailable only while no schedule could be read', async () => {
  const { week } = await withSightings();
  expect(await week(NEXT_WEEK)).toMatchObject({
    events: [],
    error: { code: 'unavailable' },
    observedAt: null,
  });
  const read = await withSightings(sighting('bea/gdp', '2026-Q2', '2026-07-30T12:30:00.000Z'));
  expect(await read.week(NEXT_WEEK)).toMatchObject({ events: [], error: { code: 'ahead' } });
});

test('F1 the answer says how far back and ahead something is known', async () => {
  const { community, ask, clock } = await withSightings(
    sighting('bea/gdp', '2026-Q2', '2026-07-30T12:30:00.000Z'),
  );
  expect((await ask()).weeks).toEqual({ first: null, last: '2026-07-26' });
  community.rows = [calendarEvent({ timeIso: '2026-06-08T12:30:00.000Z' })];
  clock.advance(3700);
  expect((await ask()).weeks).toEqual({ first: THIS_WEEK, last: '2026-07-26' });
});

test.each(['0001-01-01', '1969-12-31', '9999-12-31'])(
  'F1 K3 a stored row of %s leaves the weeks as they are, and a past week is answered',
  async (day) => {
    const { community, ask, week, clock } = await withSightings();
    community.rows = [
      calendarEvent({ timeIso: '2026-06-01T12:30:00.000Z' }),
      calendarEvent({ id: 'odd', title: 'Odd Thing', timeIso: `${day}T00:00:00.000Z` }),
    ];
    expect((await ask()).weeks).toEqual({ first: LAST_WEEK, last: LAST_WEEK });
    clock.advance(1);
    expect((await week(LAST_WEEK)).events).toHaveLength(1);
  },
);

test('F1 K7 a week before the first stored one, or half a year ahead, is refused with the bounds', async () => {
  const { week, community, ask } = await withSightings(INCOME);
  community.rows = [calendarEvent()];
  await ask();
  for (const far of [LAST_WEEK, '1999-01-03', '2026-12-13', '2099-01-04'])
    await expect(week(far), far).rejects.toThrow(/2026-06-07 to 2026-12-06/);
  await expect(week('2026-12-06')).resolves.toMatchObject({ events: [] });
});
