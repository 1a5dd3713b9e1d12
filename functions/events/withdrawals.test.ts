import { expect, test } from 'vitest';
import { calendarEvent } from '../testing/fixtures.ts';
import { setUp, WINDOW_S } from './testing/events-setup.ts';

test('K3 a coming event that its list no longer names is gone, a past one stays', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [
    calendarEvent({ id: 'past', timeIso: '2026-06-10T11:00:00.000Z' }),
    calendarEvent({ id: 'cancelled', timeIso: '2026-06-10T20:00:00.000Z' }),
    calendarEvent({ id: 'stays', timeIso: '2026-06-10T21:00:00.000Z' }),
  ];
  await ask();
  community.rows = [calendarEvent({ id: 'stays', timeIso: '2026-06-10T21:00:00.000Z' })];
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events.map(({ id }) => id)).toEqual(['past', 'stays']);
});

test('K3 a cancelled event does not come back when its time passes, but when it is listed again', async () => {
  const { ask, community, clock } = await setUp();
  const talk = calendarEvent({ id: 'talk', timeIso: '2026-06-10T13:30:00.000Z' });
  const other = calendarEvent({ id: 'other', timeIso: '2026-06-10T21:00:00.000Z' });
  community.rows = [talk, other];
  await ask();
  community.rows = [other];
  clock.advance(WINDOW_S + 1);
  await ask();
  clock.advance(3600);
  expect((await ask()).events.map(({ id }) => id)).toEqual(['other']);
  community.rows = [talk, other];
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events.map(({ id }) => id)).toEqual(['talk', 'other']);
});

/** Coming events, six minutes apart from 20:00 on. */
const coming = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    calendarEvent({
      id: `coming-${index}`,
      timeIso: new Date(Date.UTC(2026, 5, 10, 20, index * 6)).toISOString(),
    }),
  );

test('K3 N2 a list with rows that cannot be read cancels nothing', async () => {
  const { ask, community, clock, store } = await setUp();
  community.rows = coming(2);
  await ask();
  community.rows = coming(1);
  community.isUnreadable = true;
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events.map(({ id }) => id)).toEqual(['coming-0', 'coming-1']);
  expect(await store.event('coming-1')).toMatchObject({ withdrawnAt: null, withdrawals: 0 });
});

test('K3 N2 K8 that a list is not whole is told once, and again after it was', async () => {
  const { ask, community, clock, lines } = await setUp();
  community.rows = coming(2);
  for (const isUnreadable of [true, true, false, true]) {
    community.isUnreadable = isUnreadable;
    await ask();
    clock.advance(WINDOW_S + 1);
  }
  const line = { level: 'warn', message: 'events list not whole: nothing is cancelled by it' };
  expect(lines).toEqual(
    [line, line].map((one) => ({ ...one, fields: { source: 'forex-community', dropped: {} } })),
  );
});

test('K3 N2 a valid list far shorter than what is known cancels nothing, and the log says so', async () => {
  const { ask, community, clock, lines } = await setUp();
  community.rows = coming(20);
  await ask();
  community.rows = coming(3);
  clock.advance(WINDOW_S + 1);
  const answer = await ask();
  expect(answer.error).toBeNull();
  expect(answer.events).toHaveLength(20);
  expect(lines).toMatchObject([{ level: 'warn', fields: { source: 'forex-community', doubted: 17 } }]);
});

test.each([
  [20, 16],
  [4, 1],
])('K3 N2 a few cancellations are believed: of %i events %i are left', async (before, after) => {
  const { ask, community, clock } = await setUp();
  community.rows = coming(before);
  await ask();
  community.rows = coming(after);
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events).toHaveLength(after);
});

test('K3 titles worded anew are the same number of events: the old ones go', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = coming(10);
  await ask();
  community.rows = coming(10).map((event) => ({ ...event, id: `new-${event.id}` }));
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events.map(({ id }) => id)).toEqual(community.rows.map(({ id }) => id));
});
