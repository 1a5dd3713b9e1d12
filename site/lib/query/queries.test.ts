import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageAnswers } from '#contracts/live-answers.ts';
import { BackendFailure } from '#site/lib/backend/failure.ts';
import type { Query } from './queries.ts';
import { page } from './testing/page.ts';

const MINUTE = 60_000;
const nothing = () => undefined;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-10T16:00:00.000Z') });
});

function setUp(over: Partial<Query<string>> = {}, carried: PageAnswers | null = null) {
  const around = page(carried);
  const read = vi.fn(async () => 'an answer');
  const query: Query<string> = { key: 'one', read, staleMs: () => 5 * MINUTE, ...over };
  return { ...around, read, query, entry: around.queries.entry(query) };
}

describe('one query for all parts of a page', () => {
  it('F1 fetches once for all parts and definitions, and again when stale', async () => {
    const { queries, query, read, entry } = setUp();
    const stops = [entry.watch(nothing), queries.entry({ ...query }).watch(nothing)];
    await pass(1);
    expect(read).toHaveBeenCalledTimes(1);
    expect(queries.peek('one')).toMatchObject({ data: 'an answer', isFetching: false });
    for (const stop of stops) stop();
    await pass(5 * MINUTE - 1);
    entry.watch(nothing)();
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    entry.watch(nothing)();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('F4 joins a running request', async () => {
    const { read, entry } = setUp();
    entry.watch(nothing);
    const [one, other] = await Promise.all([entry.refresh(), entry.refresh()]);
    expect(one).toBe(other);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('E2 notifies a passive part without a request of its own', async () => {
    const { queries, read, entry } = setUp();
    const onChange = vi.fn();
    queries.subscribe(onChange);
    expect(queries.peek('one')).toMatchObject({ data: undefined, isFetching: false });
    expect(read).not.toHaveBeenCalled();
    entry.watch(nothing);
    await pass(1);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('N8 never fetches a disabled query', async () => {
    const { queries } = page();
    const off = queries.entry(null);
    off.watch(nothing)();
    expect(await off.refresh()).toMatchObject({ data: undefined, isFetching: false });
  });
});

describe('a failed request', () => {
  it('F9 keeps the older data, and clears the failure at the next success', async () => {
    const { read, entry } = setUp();
    entry.watch(nothing);
    await pass(1);
    read.mockRejectedValueOnce(new Error('no connection'));
    expect(await entry.refresh()).toMatchObject({ data: 'an answer', hasFailed: true });
    expect(await entry.refresh()).toMatchObject({ data: 'an answer', hasFailed: false });
  });

  it('N4 shows the last answer that came with it where it is newer, with its own time, and still counts as failed', async () => {
    const { read, entry } = setUp();
    entry.watch(nothing);
    await pass(1);
    const { answeredAt } = entry.state();
    await pass(MINUTE);
    const failWith = (at: number) =>
      read.mockRejectedValueOnce(new BackendFailure('offline', { kept: { data: 'kept', answeredAt: at } }));
    failWith(answeredAt - 1);
    expect(await entry.refresh()).toMatchObject({ data: 'an answer', answeredAt, hasFailed: true });
    failWith(answeredAt + 1);
    expect(await entry.refresh()).toMatchObject({
      data: 'kept',
      answeredAt: answeredAt + 1,
      isKept: true,
      hasFailed: true,
    });
  });

  it('F10 announces its end, as for a success, when the visitor waits', async () => {
    const onAsked = vi.fn();
    const { read, entry } = setUp({ onAsked });
    entry.watch(nothing);
    await pass(1);
    expect(onAsked).toHaveBeenCalledTimes(1);
    await entry.refresh(false);
    expect(onAsked).toHaveBeenCalledTimes(1);
    read.mockRejectedValueOnce(new Error('no connection'));
    await entry.refresh();
    expect(onAsked.mock.lastCall?.[0]).toMatchObject({ hasFailed: true, data: 'an answer' });
  });

  it('E4 retries on return and on reconnect, but not before the minimum wait of its query', async () => {
    const { read, entry, see, enter, reconnect } = setUp({ retryMs: 2 * MINUTE });
    read.mockRejectedValue(new Error('no connection'));
    entry.watch(nothing);
    await pass(2 * MINUTE);
    see(true);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    enter();
    expect(read).toHaveBeenCalledTimes(2);
    await pass(1);
    reconnect();
    expect(read).toHaveBeenCalledTimes(3);
  });
});

describe('a due query', () => {
  const at = Date.parse('2026-06-10T17:00:00.000Z');
  const due = {
    staleMs: () => 24 * 60 * MINUTE,
    nextAt: ({ readAt }: { readAt: number }) => (readAt < at ? at : null),
  };

  it('F8 is fetched once, within a second of waking, after the machine slept', async () => {
    const { read, entry } = setUp(due);
    entry.watch(nothing);
    await pass(MINUTE);
    // During sleep the clock advances, but timers do not.
    vi.setSystemTime(at + 30 * MINUTE);
    await pass(1000);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(MINUTE);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('F8 is not fetched in a hidden tab, but as soon as the tab is visible', async () => {
    const { read, entry, see } = setUp(due);
    entry.watch(nothing);
    await pass(MINUTE);
    see(false);
    await pass(2 * 60 * MINUTE);
    expect(read).toHaveBeenCalledTimes(1);
    see(true);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('F8 is not fetched after the last part unmounted', async () => {
    const { read, entry, see } = setUp(due);
    const stop = entry.watch(nothing);
    await pass(1);
    stop();
    await pass(2 * 60 * MINUTE);
    see(true);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

it('N1 aborts a request when the last part that waits for it goes, and does not count it as a failure', async () => {
  const signals: AbortSignal[] = [];
  const { entry } = setUp({
    read: (signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const [one, other] = [entry.watch(nothing), entry.watch(nothing)];
  one();
  expect(signals[0]?.aborted).toBe(false);
  other();
  await pass(1);
  expect(signals[0]?.aborted).toBe(true);
  expect(entry.state()).toMatchObject({ isFetching: false, hasFailed: false, readAt: 0 });
  entry.watch(nothing);
  expect(signals).toHaveLength(2);
});

it('E4 shows the stored answer at once, and does not count it as an answer of this visit', async () => {
  const kept = () => ({ data: 'kept', answeredAt: Date.now() - 6 * MINUTE });
  const { entry } = setUp({ kept });
  expect(entry.state()).toMatchObject({ data: 'kept', isKept: true, readAt: 0 });
  entry.watch(nothing);
  await pass(1);
  expect(entry.state()).toMatchObject({ data: 'an answer', isKept: false });
});

describe('an answer that the page carries', () => {
  const carried = (ageMs: number): PageAnswers => ({ at: Date.now() - ageMs, answers: { one: 'carried' } });

  it('N12 is shown at once as an answer of this visit, and read again when it is stale', async () => {
    const onCarried = vi.fn();
    const page = carried(MINUTE);
    const { read, entry } = setUp({ onCarried }, page);
    expect(entry.state()).toMatchObject({ data: 'carried', isKept: false, answeredAt: page.at });
    expect(onCarried).toHaveBeenCalledWith('carried', page.at);
    entry.watch(nothing)();
    expect(read).not.toHaveBeenCalled();
    await pass(4 * MINUTE + 1);
    entry.watch(nothing);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('E2 N12 is known to a part that only looks, before another part has asked for it', () => {
    const { queries } = setUp({}, carried(0));
    expect(queries.peek('one')).toMatchObject({ data: 'carried' });
    expect(queries.peek('one')).toBe(queries.peek('one'));
  });

  it('E4 N12 gives way to a newer one from storage, after the frame that hydrates', () => {
    const kept = () => ({ data: 'kept', answeredAt: Date.now() });
    expect(setUp({ kept }, carried(MINUTE)).entry.state()).toMatchObject({ data: 'kept', isKept: true });
    const { entry, queries } = setUp({ kept }, carried(MINUTE));
    expect(entry.state()).toMatchObject({ data: 'kept' });
    for (const first of [entry.first(), queries.first('one')])
      expect(first).toMatchObject({ data: 'carried', isKept: false });
    const older = () => ({ data: 'kept', answeredAt: Date.now() - 2 * MINUTE });
    expect(setUp({ kept: older }, carried(MINUTE)).entry.state()).toMatchObject({ data: 'carried' });
  });
});

describe('the clock of the device', () => {
  const watchedFor = async (over: Partial<Query<string>> = {}) => {
    const one = setUp(over);
    one.entry.watch(nothing);
    await pass(1);
    expect(one.read).toHaveBeenCalledTimes(1);
    return one;
  };
  const HOUR = 60 * MINUTE;

  it.each([HOUR, -HOUR])(
    'F7 asks again when the clock of the device is set by %d ms, for the time of the server',
    async (ms) => {
      const { read } = await watchedFor();
      vi.setSystemTime(Date.now() + ms);
      await pass(2000);
      expect(read).toHaveBeenCalledTimes(2);
      await pass(MINUTE);
      expect(read).toHaveBeenCalledTimes(2);
    },
  );

  it('F7 asks one of many parts again, not all of them', async () => {
    const { queries, read } = await watchedFor();
    const other = vi.fn(async () => 'another');
    queries.entry({ key: 'other', read: other, staleMs: () => 5 * HOUR }).watch(nothing);
    await pass(1);
    vi.setSystemTime(Date.now() + 3 * MINUTE);
    await pass(2000);
    expect(read.mock.calls.length + other.mock.calls.length).toBe(3);
  });

  it('F7 a reading dated by a clock that was ahead is old once the time of the server is known', async () => {
    vi.stubGlobal('serverAheadMs', undefined);
    const { read, enter } = await watchedFor({ retryMs: 5 * MINUTE });
    vi.stubGlobal('serverAheadMs', -24 * HOUR);
    enter();
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
    enter();
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('F7 a failure dated by a clock that was ahead does not stop the next try', async () => {
    vi.stubGlobal('serverAheadMs', undefined);
    const read = vi.fn(async () => Promise.reject(new Error('no connection')));
    const { entry } = setUp({ read, nextAt: ({ readAt }) => readAt + 5 * MINUTE });
    entry.watch(nothing);
    await pass(1);
    vi.stubGlobal('serverAheadMs', -24 * HOUR);
    await pass(2000);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(4 * MINUTE);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
