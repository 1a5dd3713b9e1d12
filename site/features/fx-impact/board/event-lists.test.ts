import { beforeEach, expect, it, vi } from 'vitest';
import type { EventsResponse } from '#contracts/events.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import { page } from '#site/lib/query/testing/page.ts';
import { eventLists, listKey, listStateOf } from './event-lists.ts';

const MINUTE = 60_000;
const DAY = { scope: 'day', source: 'forex-community' } as const;
const ANSWER: EventsResponse = { events: [], source: 'forex-community', error: null };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-10T16:00:00.000Z') });
});

function setUp(example: (() => Promise<EventsResponse>) | null = null) {
  const { queries, see } = page();
  const read = vi.fn(async () => ANSWER);
  const onAsked = vi.fn();
  const entry = queries.entry(eventLists({ read, onAsked, example })(DAY));
  return { read, onAsked, see, entry, reading: () => listStateOf(entry.state()) };
}

it('F10 shows a marked example only when nothing was ever read, until the first read', async () => {
  const example = vi.fn(async () => ANSWER);
  const { read, entry, reading } = setUp(example);
  const fail = () => read.mockRejectedValueOnce(new Error('503'));
  fail();
  await entry.refresh();
  expect(reading()).toMatchObject({ isExample: true, hasFailed: true, answeredAt: 0 });
  fail();
  await entry.refresh();
  expect(reading()).toMatchObject({ isExample: true, hasFailed: true });
  await entry.refresh();
  expect(reading()).toMatchObject({ isExample: false, hasFailed: false });
  fail();
  await entry.refresh();
  expect(reading()).toMatchObject({ isExample: false, hasFailed: true, response: ANSWER });
  expect(example).toHaveBeenCalledTimes(1);
});

it('N4 F10 shows the list that the service worker kept, with its time, instead of an example', async () => {
  const example = vi.fn(async () => ANSWER);
  const { read, entry, reading } = setUp(example);
  const answeredAt = Date.now() - 60 * MINUTE;
  read.mockRejectedValueOnce(new BackendFailure('offline', { kept: { data: ANSWER, answeredAt } }));
  await entry.refresh();
  expect(reading()).toMatchObject({ isExample: false, hasFailed: true, response: ANSWER, answeredAt });
  expect(example).not.toHaveBeenCalled();
});

it.each([
  ['another week', null, { ...DAY, scope: 'week', week: '2026-06-14' }],
  ['the week after the day was read', 'read', { ...DAY, scope: 'week' }],
  ['the week of a page that carries the day', 'carried', { ...DAY, scope: 'week' }],
] as const)(
  'F10 %s that cannot be read is not replaced by an example of today',
  async (_what, day, choice) => {
    const data = { response: ANSWER, isExample: false };
    const { queries } = page(
      day === 'carried' ? { at: Date.now(), answers: { [listKey(DAY)]: data } } : null,
    );
    const read = vi.fn(async (): Promise<EventsResponse> => Promise.reject(new Error('cut')));
    const lists = eventLists({ read, onAsked: () => {}, example: async () => ANSWER });
    if (day === 'read') read.mockResolvedValueOnce(ANSWER);
    const known = queries.entry(lists(DAY));
    if (day === 'read') await known.refresh();
    const state = await queries.entry(lists(choice)).refresh();
    expect(listStateOf(state)).toMatchObject({ response: undefined, isExample: false, hasFailed: true });
  },
);

it('F1 F10 a week that the backend refuses is one of which nothing is known', async () => {
  const { queries } = page();
  const refusal = new BackendFailure('http', { status: 400, code: 'bad_request' });
  const lists = eventLists({
    read: () => Promise.reject(refusal),
    onAsked: () => {},
    example: async () => ANSWER,
  });
  const state = await queries.entry(lists({ ...DAY, scope: 'week', week: '2030-01-06' })).refresh();
  expect(listStateOf(state)).toMatchObject({ response: { events: [] }, isExample: false, hasFailed: false });
});

it('F9 F10 where no example can be had either, the reading has failed and shows nothing', async () => {
  const { read, entry, reading } = setUp(() => Promise.reject(new Error('no code')));
  read.mockRejectedValue(new Error('503'));
  await entry.refresh();
  expect(reading()).toMatchObject({ response: undefined, isExample: false, hasFailed: true });
});

it('F1 another week is a list of its own and is asked for by its Sunday', async () => {
  const { queries } = page();
  const read = vi.fn(async () => ANSWER);
  const lists = eventLists({ read, onAsked: () => {}, example: null });
  const choices = [
    { ...DAY, scope: 'week' },
    { ...DAY, scope: 'week', week: '2026-06-14' },
  ] as const;
  for (const choice of choices) await queries.entry(lists(choice)).refresh();
  expect(read.mock.calls.map(([choice]: unknown[]) => choice)).toEqual(choices);
});

/** A day's list on a page that was read once, hidden for an hour and is seen again. */
async function comeBack(hasFailed: boolean, example: (() => Promise<EventsResponse>) | null = null) {
  const { read, onAsked, see, entry, reading } = setUp(example);
  if (hasFailed) read.mockRejectedValueOnce(new Error('503'));
  const stop = entry.watch(() => undefined);
  await vi.advanceTimersByTimeAsync(MINUTE);
  see(false);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect([read.mock.calls.length, onAsked.mock.calls.length]).toEqual([1, 1]);
  see(true);
  const back = reading();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  return { reading: back, reads: read.mock.calls.length - 1, announced: onAsked.mock.calls.length - 1 };
}

it.each([
  ['that failed', null],
  ['that shows its example', async () => ANSWER],
])('F9 F10 who comes back to a calendar %s waits for its reading, which is one', async (_what, example) => {
  const { reading, ...rest } = await comeBack(true, example);
  expect(reading).toMatchObject({ isFetching: true, isAsked: true, isExample: example !== null });
  expect(rest).toEqual({ reads: 1, announced: 1 });
});

it('F8 F10 who comes back to a calendar that was read is not kept waiting', async () => {
  const { reading, ...rest } = await comeBack(false);
  expect(reading).toMatchObject({ isFetching: true, isAsked: false, response: ANSWER });
  expect(rest).toEqual({ reads: 1, announced: 0 });
});

it('F9 F10 a failed calendar is not asked again on each return, but by itself after five minutes', async () => {
  const { read, see, entry } = setUp();
  read.mockRejectedValueOnce(new Error('503'));
  entry.watch(() => undefined);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1000);
  see(false);
  see(true);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(read).toHaveBeenCalledTimes(2);
});
