import { expect, test } from 'vitest';
import { calendarEvent } from '../testing/fixtures.ts';
import { setUp, WINDOW_S } from './testing/events-setup.ts';

test('K3 keeps one event, with its revision, when a tentative time moves', async () => {
  const { ask, community, clock, store } = await setUp();
  community.rows = [calendarEvent({ timeIso: '2026-06-10T15:11:00.000Z' })];
  await ask();
  community.rows = [calendarEvent({ timeIso: '2026-06-10T15:29:00.000Z' })];
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events.map(({ time_iso }) => time_iso)).toEqual(['2026-06-10T15:29:00.000Z']);
  expect(await store.revisions(calendarEvent().id)).toMatchObject([{ field: 'timeIso' }]);
});

test('K3 answers the first previous figure and the size of the surprise when a release revises it', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent({ previous: '0.2%' })];
  await ask();
  community.rows = [calendarEvent({ previous: '0.1%', actual: '0.5%' })];
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events[0]).toMatchObject({
    previous: '0.1%',
    previous_revised_from: '0.2%',
    surprise: 'positive',
    surprise_difference: '+0.2 pp',
  });
});

test('K3 keeps an actual when the upstream forgets it', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent({ actual: '0.4%' })];
  clock.advance(3600);
  await ask();
  community.rows = [calendarEvent()];
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events[0]).toMatchObject({ actual: '0.4%', status: 'released' });
});
