import { expect, test } from 'vitest';
import { eventsResponseSchema } from '#contracts/events.ts';
import { timingOf } from '#domain/events/live.ts';
import { calendarEvent } from '../testing/fixtures.ts';
import { setUp } from './testing/events-setup.ts';

test('K1 K3 K4 answers each event with the contract’s fields, Mexico City time, pairs and words', async () => {
  const { ask, community } = await setUp();
  community.rows = [calendarEvent()];
  const answer = await ask();
  expect(eventsResponseSchema.safeParse(answer).error).toBeUndefined();
  expect(answer).toMatchObject({
    source: 'forex-community',
    error: null,
    observedAt: '2026-06-10T12:00:00.000Z',
  });
  expect(answer.events[0]).toMatchObject({
    time_iso: '2026-06-10T12:30:00.000Z',
    local_time: '06:30',
    day_bucket: '2026-06-10',
    week_range: '2026-06-07/2026-06-13',
    impact_icon: '🚨🥇',
    status: 'upcoming',
    surprise: null,
  });
  expect(answer.events[0]?.affected_pairs[0]).toBe('XAUUSD');
});

test('K1 K4 names an event and its topic in the language of the answer, with what its country says of its measure', async () => {
  const { ask, community } = await setUp();
  community.rows = [
    calendarEvent({ id: 'gdp', title: 'Advance GDP q/q', country: 'US' }),
    calendarEvent({ id: 'speech', title: 'FOMC Member Bowman Speaks', country: 'US' }),
    calendarEvent({ id: 'odd', title: 'Zzz Widget Survey', country: 'US' }),
  ];
  const { events } = await ask();
  expect(events.map(({ id, name, topic }) => ({ id, name, topic }))).toEqual(
    expect.arrayContaining([
      { id: 'gdp', name: 'PIB, trimestral a tasa anualizada (estimación adelantada)', topic: 'growth' },
      { id: 'speech', name: 'Habla Bowman (Fed)', topic: 'speeches' },
      { id: 'odd', name: null, topic: null },
    ]),
  );
  expect(events.find(({ id }) => id === 'gdp')?.tags).toContain('variación trimestral a tasa anualizada');
});

test('K4 two events of one time keep their titles when our rules would call them the same', async () => {
  const { ask, community } = await setUp();
  community.rows = [
    calendarEvent({ id: 'one', title: 'Total Vehicle Sales', country: 'US' }),
    calendarEvent({ id: 'other', title: 'Wards Total Vehicle Sales', country: 'US' }),
  ];
  expect((await ask()).events.map(({ name }) => name)).toEqual([null, null]);
});

test('K3 takes the status from the clock, and the surprise from the figure', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent()];
  expect((await ask()).events[0]?.status).toBe('upcoming');
  clock.advance(30 * 60);
  expect((await ask()).events[0]?.status).toBe('publishing');
  community.rows = [calendarEvent({ actual: '0.5%' })];
  clock.advance(301);
  expect((await ask()).events[0]).toMatchObject({
    status: 'released',
    actual: '0.5%',
    surprise: 'positive',
  });
});

test('K3 gives a negative surprise to higher unemployment', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent({ title: 'Unemployment Rate', forecast: '4.2%', actual: '4.4%' })];
  clock.advance(3600);
  expect((await ask()).events[0]?.surprise).toBe('negative');
});

test('K3 gives a holiday a plain date without a clock time, on the day it names', async () => {
  const { ask, community } = await setUp();
  community.rows = [
    calendarEvent({
      id: 'h',
      title: 'Bank Holiday',
      holiday: true,
      impact: 'low',
      timeIso: '2026-06-10T00:00:00.000Z',
    }),
  ];
  expect((await ask()).events[0]).toMatchObject({
    time_iso: '2026-06-10',
    local_time: null,
    day_bucket: '2026-06-10',
  });
  expect((await ask()).events[0]?.tags).toContain('feriado');
});

// Title, currency and mark as in a row of the weekly export (3 November 2024).
test('K3 gives a clock change a plain date, but not the tag of a holiday', async () => {
  const { ask, community } = await setUp();
  community.rows = [
    calendarEvent({
      id: 'clock',
      title: 'Daylight Saving Time Shift',
      country: 'CA',
      currency: 'CAD',
      holiday: true,
      impact: 'low',
      timeIso: '2026-06-10T00:00:00.000Z',
    }),
  ];
  const [event] = (await ask()).events;
  expect(event).toMatchObject({ time_iso: '2026-06-10', local_time: null });
  expect(event?.tags).not.toContain('feriado');
  expect(event && timingOf(event)).toBe('clock_change');
  expect(event?.summary).not.toMatch(/bancos|cerrado/i);
});

test('F8 uses the Mexico City day, and its week from Sunday to Saturday', async () => {
  const { ask, community } = await setUp();
  community.rows = [
    calendarEvent({ id: 'late', timeIso: '2026-06-11T05:59:00.000Z' }),
    calendarEvent({ id: 'next-day', timeIso: '2026-06-11T06:00:00.000Z' }),
    calendarEvent({ id: 'before', timeIso: '2026-06-10T05:59:00.000Z' }),
    calendarEvent({ id: 'next-week', timeIso: '2026-06-14T06:00:00.000Z' }),
  ];
  expect((await ask()).events.map(({ id }) => id)).toEqual(['late']);
  expect((await ask({ scope: 'week' })).events.map(({ id }) => id)).toEqual(['before', 'late', 'next-day']);
});

test('K3 shows only the ten followed currencies and events of the whole world', async () => {
  const { ask, community } = await setUp();
  community.rows = [
    calendarEvent({ id: 'krona', currency: 'SEK', country: 'SE', origin: 'myfxbook' }),
    calendarEvent({ id: 'peso', currency: 'MXN', country: 'MX' }),
    calendarEvent({ id: 'world', currency: null, country: null }),
  ];
  expect((await ask()).events.map(({ id }) => id)).toEqual(['peso', 'world']);
});

test('F8 K3 answers `incomplete` on Saturday evening when the export lists the new week and the old one was never read', async () => {
  const { ask, community, clock } = await setUp();
  // Saturday 22:30 in Mexico City, Sunday 00:30 in New York.
  clock.advance((Date.parse('2026-06-14T04:30:00Z') - clock.now().getTime()) / 1000);
  community.rows = [calendarEvent({ timeIso: '2026-06-15T12:30:00.000Z' })];
  expect(await ask({ scope: 'week' })).toMatchObject({ events: [], error: { code: 'incomplete' } });
  expect(await ask()).toMatchObject({ events: [], error: { code: 'incomplete' } });
  clock.advance(2 * 3600);
  expect(await ask({ scope: 'week' })).toMatchObject({ events: [{ status: 'upcoming' }], error: null });
});
