import { expect, test } from 'vitest';
import { calendarEvent } from '../testing/fixtures.ts';
import { setUp, WINDOW_S } from './testing/events-setup.ts';

test('K3 drops a coming event, but not a past one, when its list no longer has it', async () => {
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

test('K3 shows a cancelled event again when it is listed again, not when its time passes', async () => {
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

test('K3 N2 cancels nothing when rows of the list cannot be read', async () => {
  const { ask, community, clock, store } = await setUp();
  community.rows = coming(2);
  await ask();
  community.rows = coming(1);
  community.isUnreadable = true;
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events.map(({ id }) => id)).toEqual(['coming-0', 'coming-1']);
  expect(await store.event('coming-1')).toMatchObject({ withdrawnAt: null, withdrawals: 0 });
});

test('K3 N2 K8 logs once that a list is not whole, and again when it was whole in between', async () => {
  const { ask, community, clock, lines } = await setUp();
  community.rows = coming(2);
  for (const isUnreadable of [true, true, false, true]) {
    community.isUnreadable = isUnreadable;
    await ask();
    clock.advance(WINDOW_S + 1);
  }
  const line = { level: 'warn', message: 'events list not whole: nothing is cancelled by it' };
  expect(lines).toEqual(
    [line, line].map((one) => ({
      ...one,
      fields: { source: 'forex-community', vendor: 'faireconomy', dropped: {} },
    })),
  );
});

test('K3 N2 cancels nothing, and logs why, when a valid list is far shorter than what is known', async () => {
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
])('K3 N2 withdraws the rest when a list of %i events names %i of them', async (before, after) => {
  const { ask, community, clock } = await setUp();
  community.rows = coming(before);
  await ask();
  community.rows = coming(after);
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events).toHaveLength(after);
});

test('K3 replaces the old events when a list of the same length has new titles only', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = coming(10);
  await ask();
  community.rows = coming(10).map((event) => ({ ...event, id: `new-${event.id}` }));
  clock.advance(WINDOW_S + 1);
  expect((await ask()).events.map(({ id }) => id)).toEqual(community.rows.map(({ id }) => id));
});
