import { expect, onTestFinished, test } from 'vitest';
import { type EventsResponse, eventsResponseSchema } from '#contracts/events.ts';
import { createUpstreamGet } from '#feeds/http/get.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { createOnsSchedule } from '#feeds/official/ons/schedule.ts';
import { createStatcanSchedule } from '#feeds/official/statcan/schedule.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { createOfficialService } from '../official/service.ts';
import { calendarEvent, rememberingLog } from '../testing/fixtures.ts';
import { setUp } from './testing/events-setup.ts';

const DAY_S = 86_400;
/** Every answer takes time: what is known is what was published before the question. */
const READING_S = 1.2;
/** When the replayed calendar has these events in the week of the test. */
const GDP = {
  id: 'gdp',
  title: 'GDP m/m',
  country: 'GB',
  currency: 'GBP',
  timeIso: '2026-06-11T06:00:00.000Z',
};
const JOBS = {
  ...GDP,
  id: 'jobs',
  title: 'Employment Change',
  country: 'CA',
  currency: 'CAD',
  timeIso: '2026-06-12T12:30:00.000Z',
};

/** The calendar of a week, with the replayed schedules of two publishers. */
async function withSchedules() {
  const it = await setUp();
  it.community.rows = [GDP, JOBS].map((row) => calendarEvent(row));
  const upstreams = await startUpstreams({ clock: it.clock.now });
  onTestFinished(() => upstreams.close());
  const { log, lines } = rememberingLog();
  const slowGet = (name: string): UpstreamGet => {
    const get = createUpstreamGet({ upstream: name, userAgent: 'Test/1.0', limits: { retries: 0 } });
    return async (...asked) => {
      const answer = await get(...asked);
      it.clock.advance(READING_S);
      return answer;
    };
  };
  const optionsOf = (name: string) => ({
    baseUrl: `${upstreams.url}/${name}`,
    get: slowGet(name),
    clock: it.clock.now,
  });
  const schedules = [
    createOnsSchedule(optionsOf('ons-calendar')),
    createStatcanSchedule(optionsOf('statcan')),
  ];
  const official = createOfficialService({ store: it.store, feeds: [], schedules, clock: it.clock.now, log });
  const week = async (): Promise<EventsResponse> => it.ask({ scope: 'week' });
  return {
    ...it,
    upstreams,
    official,
    lines,
    week,
    one: async (id: string) => (await week()).events.find((event) => event.id === id),
  };
}

test('N11 F8 an event has its publisher’s word: the minute, or the day where no hour is published', async () => {
  const { official, week, one, clock } = await withSchedules();
  expect((await one('gdp'))?.schedule).toMatchObject({ state: 'unknown', publisher: 'ONS', read: null });
  await official.refreshIfDue();
  clock.advance(1);
  const answer = await week();
  expect(eventsResponseSchema.safeParse(answer).error).toBeUndefined();
  expect(await one('gdp')).toMatchObject({
    time_iso: GDP.timeIso,
    schedule: {
      state: 'confirmed',
      publisher: 'ONS',
      link: 'https://www.ons.gov.uk/releasecalendar',
      to: GDP.timeIso,
      from: null,
      // After the two pages of its list, and the list of the other publisher, which is read at the same time.
      seen: '2026-06-10T12:00:03.600Z',
      read: '2026-06-10T12:00:00.000Z',
    },
  });
  expect(await one('jobs')).toMatchObject({
    time_iso: JOBS.timeIso,
    schedule: { state: 'confirmed', publisher: 'Statistics Canada', to: '2026-06-12' },
  });
});

test('N11 K3 the publisher’s time wins over the calendar’s, and the id stays', async () => {
  const { official, one, community, clock, service } = await withSchedules();
  const wrong = '2026-06-11T08:00:00.000Z';
  community.rows = [calendarEvent({ ...GDP, timeIso: wrong })];
  await official.refreshIfDue();
  clock.advance(1);
  const expected = {
    id: 'gdp',
    time_iso: GDP.timeIso,
    local_time: '00:00',
    day_bucket: '2026-06-11',
    schedule: { state: 'moved', from: wrong, from_of: 'calendar', to: GDP.timeIso },
  };
  expect(await one('gdp')).toMatchObject(expected);
  expect(await service.history('gdp', 'es')).toMatchObject({ id: 'gdp', event: expected });
});

test('N11 a move by the publisher brings an event into the asked day, with what it was moved from', async () => {
  const { official, upstreams, clock, ask, store, one } = await withSchedules();
  await official.refreshIfDue();
  await one('gdp');
  const today = async () => (await ask()).events.map(({ id }) => id);
  expect(await today()).toEqual([]);
  upstreams.set({ schedule: 'gbp-gdp-m-m', moveMinutes: -8 * 60 });
  clock.advance(DAY_S / 4);
  const lease = await store.claimRefresh('schedule/ons', 0);
  if (lease) await store.settleRefresh(lease, clock.now().toISOString(), 'timeout');
  clock.advance(2 * 3600);
  await official.refreshIfDue();
  clock.advance(1);
  expect(await today()).toEqual(['gdp']);
  expect(await one('gdp')).toMatchObject({
    time_iso: '2026-06-10T22:00:00.000Z',
    moved_from: null,
    schedule: { state: 'moved', from: GDP.timeIso, from_of: 'publisher', to: '2026-06-10T22:00:00.000Z' },
  });
});

test('N11 is read once a day by all instances, and a failure leaves what was known with its age', async () => {
  const { official, upstreams, clock, one, lines, week } = await withSchedules();
  await official.refreshIfDue();
  const calls = () => upstreams.calls().counts['/ons-calendar/v1/search/releases'];
  for (let hour = 0; hour < 23; hour += 1) {
    clock.advance(3600);
    await official.refreshIfDue();
  }
  expect(calls()).toBe(2);
  upstreams.set({ kind: 'status', status: 503, on: 'ons-calendar' });
  clock.advance(3600);
  await official.refreshIfDue();
  await week();
  expect(await one('gdp')).toMatchObject({
    schedule: { state: 'confirmed', read: '2026-06-10T12:00:00.000Z' },
  });
  expect(lines).toMatchObject([{ fields: { feed: 'schedule/ons', kind: 'http_5xx' } }]);
});

test('N11 is cancelled by the publisher at once, and by a missing row after a second reading', async () => {
  const { official, upstreams, clock, one, store } = await withSchedules();
  await official.refreshIfDue();
  const again = async () => {
    const lease = await store.claimRefresh('schedule/ons', 0);
    if (lease) await store.settleRefresh(lease, clock.now().toISOString(), 'timeout');
    clock.advance(2 * 3600 + 1);
    await official.refreshIfDue();
    clock.advance(1);
    return (await one('gdp'))?.schedule?.state;
  };
  upstreams.set({ schedule: 'gbp-gdp-m-m', withdrawn: true });
  expect(await again()).toBe('unknown');
  expect(await again()).toBe('cancelled');
  upstreams.set({ schedule: 'gbp-gdp-m-m' });
  expect(await again()).toBe('confirmed');
  upstreams.set({ schedule: 'gbp-gdp-m-m', cancelled: true });
  expect(await again()).toBe('cancelled');
});
