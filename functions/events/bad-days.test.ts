import { expect, test, vi } from 'vitest';
import { calendarEvent, UPSTREAM_FAILURES } from '../testing/fixtures.ts';
import { setUp, WINDOW_S } from './testing/events-setup.ts';

test.each(UPSTREAM_FAILURES)(
  'K3 L after %s the stored events answer, marked stale, with one log line a part',
  async (kind) => {
    const { ask, community, clock, lines } = await setUp();
    community.rows = [calendarEvent()];
    await ask();
    community.failures = { weekly: kind, rss: kind };
    clock.advance(WINDOW_S + 121);
    const answer = await ask();
    expect(answer.events).toHaveLength(1);
    expect(answer).toMatchObject({ error: { code: 'stale' }, observedAt: '2026-06-10T12:00:00.000Z' });
    expect(lines.map(({ fields }) => (fields as { kind?: string }).kind)).toEqual([kind, kind]);
  },
);

test('K3 with nothing ever read the answer is empty and says so', async () => {
  const { ask, community } = await setUp();
  community.failures = { weekly: 'timeout', rss: 'timeout' };
  expect(await ask()).toMatchObject({ events: [], error: { code: 'unavailable' }, observedAt: null });
});

test('K3 a reading that was cut keeps its rows, withdraws nothing and counts as failed', async () => {
  const { ask, community, clock } = await setUp();
  const coming = [
    calendarEvent({ id: 'a', timeIso: '2026-06-10T20:00:00.000Z' }),
    calendarEvent({ id: 'b', timeIso: '2026-06-10T21:00:00.000Z' }),
  ];
  community.rows = coming;
  await ask();
  community.failures = { weekly: 'malformed', rss: 'malformed' };
  community.rowsOnFailure = coming.slice(0, 1);
  clock.advance(WINDOW_S + 121);
  const answer = await ask();
  expect(answer.events.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(answer.error?.code).toBe('stale');
});

test('K3 K6 a store that cannot be written to does not take the stored events with it', async () => {
  const { ask, community, clock, lines, store } = await setUp();
  community.rows = [calendarEvent()];
  await ask();
  clock.advance(WINDOW_S + 121);
  vi.spyOn(store, 'claimRefresh').mockRejectedValue(new Error('disk full'));
  expect(await ask()).toMatchObject({ error: { code: 'stale' }, events: [{ title: 'Core CPI m/m' }] });
  expect(lines).toMatchObject([{ level: 'error' }]);
});

test('K3 a calendar read in the future is not taken for fresh after a clock was put back, and is read anew within a window', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent()];
  await ask();
  clock.advance(-3 * 3600);
  expect((await ask()).error?.code).toBe('stale');
  clock.advance(WINDOW_S);
  expect((await ask()).error).toBeNull();
  expect(community.asked).toEqual(['weekly', 'rss', 'weekly', 'rss']);
});

test('K3 one failing part leaves the other standing, and is said', async () => {
  const { ask, community } = await setUp();
  community.rows = [calendarEvent()];
  community.failures = { rss: 'http_5xx' };
  const answer = await ask();
  expect(answer.events).toHaveLength(1);
  expect(answer.error?.code).toBe('stale');
});

test('K3 K6 L a reading that dies of an error of ours has ended, for each part, and is made anew after five minutes', async () => {
  const { service, community, clock, lines, store } = await setUp();
  community.rows = [calendarEvent()];
  const full = vi.spyOn(store, 'upsertEvents').mockRejectedValue(new Error('disk full'));
  await service.refreshIfDue();
  expect(lines).toMatchObject([{ level: 'error', fields: { err: { message: 'disk full' } } }]);
  const ends = () =>
    Promise.all(['weekly', 'rss'].map((part) => store.refreshState(`events/forex-community/${part}`)));
  expect(await ends()).toMatchObject([{ failure: 'unexpected' }, { failure: 'unexpected' }]);
  full.mockRestore();
  clock.advance(301);
  await service.refreshIfDue();
  expect(await ends()).toMatchObject([{ failure: null }, { failure: null }]);
});
