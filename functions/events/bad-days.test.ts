import { expect, test, vi } from 'vitest';
import { listed, reported, SALES } from '#feeds/events/testing/community.ts';
import { calendarEvent, UPSTREAM_FAILURES } from '../testing/fixtures.ts';
import { openCommunity } from './testing/community-setup.ts';
import { setUp, WINDOW_S } from './testing/events-setup.ts';

test.each(UPSTREAM_FAILURES)(
  'K3 L answers stored events marked stale, and logs one line per part, after %s',
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

test('K3 answers no events and `unavailable` when nothing was ever read', async () => {
  const { ask, community } = await setUp();
  community.failures = { weekly: 'timeout', rss: 'timeout' };
  expect(await ask()).toMatchObject({ events: [], error: { code: 'unavailable' }, observedAt: null });
});

test('K3 keeps the rows of a cut list, withdraws nothing and counts it as failed', async () => {
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

test('K3 K6 answers stored events marked stale when the store cannot be written to', async () => {
  const { ask, community, clock, lines, store } = await setUp();
  community.rows = [calendarEvent()];
  await ask();
  clock.advance(WINDOW_S + 121);
  vi.spyOn(store, 'claimRefresh').mockRejectedValue(new Error('disk full'));
  expect(await ask()).toMatchObject({ error: { code: 'stale' }, events: [{ title: 'Core CPI m/m' }] });
  expect(lines).toMatchObject([{ level: 'error' }]);
});

test('K3 answers stale, and reads again within a window, when the clock was set back', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent()];
  await ask();
  clock.advance(-3 * 3600);
  expect((await ask()).error?.code).toBe('stale');
  clock.advance(WINDOW_S);
  expect((await ask()).error).toBeNull();
  expect(community.asked).toEqual(['weekly', 'rss', 'weekly', 'rss']);
});

test('K3 claims no missed figures of a clock that was a day ahead, once it is right, and keeps those of an outage', async () => {
  const { ask, community, clock } = await setUp();
  community.rows = [calendarEvent()];
  const read = async (seconds: number) => {
    clock.advance(seconds);
    return (await ask({ scope: 'week' })).error;
  };
  expect(await read(0)).toBeNull();
  const MISSED = { code: 'gap' };
  // A clock that jumps ahead looks like an outage.
  expect(await read(25 * 3600)).toMatchObject(MISSED);
  await read(-25 * 3600);
  expect(await read(WINDOW_S + 1)).toBeNull();
  expect(await read(30 * 3600)).toMatchObject(MISSED);
  expect(await read(26 * 3600)).toMatchObject(MISSED);
  // The clock was two hours ahead after real outages: they stay.
  await read(-2 * 3600);
  expect(await read(WINDOW_S + 1)).toMatchObject(MISSED);
});

test('K3 answers the events of one part marked stale when the other part fails', async () => {
  const { ask, community } = await setUp();
  community.rows = [calendarEvent()];
  community.failures = { rss: 'http_5xx' };
  const answer = await ask();
  expect(answer.events).toHaveLength(1);
  expect(answer.error?.code).toBe('stale');
});

test('K3 K6 L settles each part as failed, and reads again after five minutes, when storing a reading throws', async () => {
  const { service, community, clock, lines, store } = await setUp();
  community.rows = [calendarEvent()];
  const full = vi.spyOn(store, 'mergeCalendar').mockRejectedValue(new Error('disk full'));
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

test.each(['day', 'week'] as const)(
  'K3 answers `incomplete` for a %s when the export is of last week, although the RSS works',
  async (scope) => {
    const { world, clock, instance } = await openCommunity('2026-09-21T14:00:00.000Z');
    world.weekly = [SALES];
    world.rss = [reported({ pubDate: 'Mon, 21 Sep 2026 12:30 GMT' })];
    const { ask } = await instance();
    const answer = await ask({ scope });
    expect(answer).toMatchObject({ error: { code: 'incomplete' }, observedAt: '2026-09-21T14:00:00.000Z' });
    expect(answer.events.map(({ actual }) => actual)).toEqual(['0.6%']);
    clock.advance(WINDOW_S + 1);
    expect((await ask({ scope })).error?.code).toBe('incomplete');
    world.weekly = [listed('PPI m/m', '2026-09-23T08:30:00-04:00')];
    clock.advance(WINDOW_S + 1);
    expect((await ask({ scope })).error).toBeNull();
  },
);
