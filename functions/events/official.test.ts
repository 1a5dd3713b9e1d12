import { expect, test } from 'vitest';
import { eventsResponseSchema } from '#contracts/events.ts';
import { observation } from '../official/testing.ts';
import { calendarEvent } from '../testing/fixtures.ts';
import { setUp } from './testing/events-setup.ts';

test('N11 the official figure is the actual of an event once it is out; the reported one stays beside it', async () => {
  const { ask, community, clock, store, service } = await setUp();
  community.rows = [calendarEvent({ id: 'cpi', title: 'CPI m/m', forecast: '0.2%' })];
  const month = { period: '2026-04', value: '330.100', firstSeenAt: '2026-05-12T12:30:00.000Z' };
  await store.saveObservations([observation(month)]);
  expect((await ask()).events[0]).toMatchObject({
    actual: null,
    official: { state: 'upcoming' },
    status: 'upcoming',
  });
  clock.advance(45 * 60);
  const seen = { period: '2026-05', firstSeenAt: clock.now().toISOString() };
  await store.saveObservations([observation(seen)]);
  const answer = await ask();
  expect(eventsResponseSchema.safeParse(answer).error).toBeUndefined();
  const released = {
    status: 'released',
    actual: '0.3%',
    surprise: 'positive',
    surprise_difference: '+0.1 pp',
    official: { state: 'out', period: '2026-05', actual: '0.3%', reported: null },
  };
  expect(answer.events[0]).toMatchObject(released);
  community.rows = [calendarEvent({ id: 'cpi', title: 'CPI m/m', forecast: '0.2%', actual: '0.4%' })];
  clock.advance(3600);
  const official = { ...released.official, reported: '0.4%' };
  expect((await ask()).events[0]).toMatchObject({ ...released, official });
  const detail = await service.history('cpi', 'en');
  expect(detail).toMatchObject({ event: { actual: '0.3%', official }, surprise: { difference: '+0.1 pp' } });
});

test('N11 a past release says that its figure is our calculation, and the licence is in the reader’s language', async () => {
  const { ask, community, clock, store, service } = await setUp();
  const may = calendarEvent({ id: 'may', title: 'CPI m/m' });
  community.rows = [may];
  await ask();
  await store.saveObservations([
    observation({ period: '2026-04', value: '330.100', firstSeenAt: '2026-05-12T12:30:00.000Z' }),
  ]);
  await store.saveObservations([observation({ period: '2026-05', firstSeenAt: may.timeIso })]);
  clock.advance(4 * 3600);
  community.rows = [
    may,
    calendarEvent({ id: 'june', title: 'CPI m/m', timeIso: '2026-07-14T12:30:00.000Z' }),
  ];
  await ask();
  const detail = await service.history('june', 'es');
  expect(detail?.releases).toMatchObject([{ id: 'may', actual: '0.3%', ours: true }]);
  expect(detail?.record).toMatchObject({ licence: 'Dominio público (obra del gobierno de EE. UU.)' });
  expect(detail?.record).not.toHaveProperty('licence_language');
});

test('N11 an event of no followed publisher has no official part and keeps the reported actual', async () => {
  const { ask, community } = await setUp();
  community.rows = [calendarEvent({ title: 'ISM Manufacturing PMI', actual: '49.1' })];
  expect((await ask()).events[0]).toMatchObject({ actual: '49.1', official: null });
});
