import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EconomicEvent, EventsResponse } from '#contracts/events.ts';
import { page } from '#site/lib/query/testing/page.ts';
import { eventLists, listStateOf } from './event-lists.ts';
import { isOver, nextReading } from './reread.ts';

const MINUTE = 60_000;
const DAY = { scope: 'day', source: 'forex-community' } as const;
/** Ten minutes before midnight in Mexico City. */
const LATE = Date.parse('2026-06-11T05:50:00.000Z');
const MIDNIGHT = Date.parse('2026-06-11T06:00:00.000Z');

const over = (day: string) =>
  ({ time_iso: `${day}T16:00:00.000Z`, local_time: '10:00', day_bucket: day, actual: '1%' }) as EconomicEvent;
const answer = (...events: EconomicEvent[]): EventsResponse => ({
  events,
  source: 'forex-community',
  error: null,
});
const read = (at: number, day: string) => ({
  response: answer(over(day)),
  hasFailed: false,
  isExample: false,
  readAt: at,
  answeredAt: at,
});
const UNREAD = { response: undefined, hasFailed: false, isExample: false, readAt: 0, answeredAt: 0 };

describe('when to read again', () => {
  it('F8 a list whose figures are all out is read again when its day or week is over', () => {
    const known = read(LATE, '2026-06-10');
    expect((nextReading('day', known) ?? 0) - MIDNIGHT).toBe(2000);
    const saturday = Date.parse('2026-06-14T05:50:00.000Z');
    expect(nextReading('week', read(saturday, '2026-06-13'))).toBe(Date.parse('2026-06-14T06:00:02.000Z'));
  });

  it.each([
    ['whose last reading failed', { hasFailed: true }, null, 5],
    ['the server could not refresh', {}, 'stale', 5],
    ['the server never read whole', {}, 'incomplete', 5],
    ['that is of another week at its source', {}, 'other_week', 5],
    ['that no calendar has yet', {}, 'ahead', 60],
    ['with figures that no source has any more', {}, 'gap', 60],
    ['the server never read', {}, 'unavailable', 5],
    ['another source stands in for', {}, 'source_off', 60],
    ['that is as asked for', {}, null, 60],
  ] as const)('F9 F10 K3 a list %s is asked for again in time', (_what, over, code, minutes) => {
    const known = read(LATE, '2026-06-10');
    const response = { ...known.response, error: code && { code, message: 'For the log only.' } };
    expect(nextReading('week', { ...known, response, ...over })).toBe(LATE + minutes * MINUTE);
  });

  it('F1 a week that is named never ends, and holds its own days only', () => {
    const known = read(LATE, '2026-06-16');
    expect(nextReading('week', known, '2026-06-14')).toBe(LATE + 60 * MINUTE);
    expect(nextReading('week', known, '2026-06-21')).toBe(LATE + 5 * MINUTE);
  });

  it('F9 F10 a failed list is asked for again before its next figure is due', () => {
    const due = { ...over('2026-06-10'), time_iso: new Date(LATE + 8 * MINUTE).toISOString(), actual: null };
    const failed = { ...read(LATE, '2026-06-10'), response: answer(due), hasFailed: true };
    expect(nextReading('day', failed)).toBe(LATE + 5 * MINUTE);
  });

  it('F8 F9 a list that is over and could not be read again is tried every five minutes, and so is none', () => {
    const tried = { ...read(LATE, '2026-06-10'), readAt: MIDNIGHT + MINUTE };
    expect(nextReading('day', tried)).toBe(MIDNIGHT + 6 * MINUTE);
    expect(nextReading('day', { ...UNREAD, readAt: LATE })).toBe(LATE + 5 * MINUTE);
    expect(nextReading('day', UNREAD)).toBeNull();
  });

  it('F8 asks again soon when the reader’s clock is ahead and the server still returns yesterday', () => {
    expect(nextReading('day', read(MIDNIGHT + 3000, '2026-06-10'))).toBe(MIDNIGHT + 3000 + 5 * MINUTE);
  });

  it('F10 asks for the calendar again when an example is shown', () => {
    const example = { ...read(LATE, '2026-06-10'), isExample: true, answeredAt: 0 };
    expect(nextReading('day', example)).toBe(LATE + 5 * MINUTE);
    expect(isOver('day', example, MIDNIGHT + MINUTE)).toBe(false);
  });

  it('F7 a figure that is due comes first', () => {
    const due = { ...over('2026-06-10'), time_iso: new Date(LATE + MINUTE).toISOString(), actual: null };
    expect(nextReading('day', { ...read(LATE, '2026-06-10'), response: answer(due) })).toBe(
      LATE + 2 * MINUTE,
    );
  });
});

describe('over midnight', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: LATE });
  });

  it('F8 yesterday’s list is over at midnight, stays over while it cannot be read, and today’s takes its place', async () => {
    const answers = ['2026-06-10', null, '2026-06-11'];
    const ask = vi.fn(async () => {
      const day = answers.shift();
      if (!day) throw new Error('503');
      return answer(over(day));
    });
    const lists = eventLists({ read: ask, onAsked: () => {}, example: null });
    const entry = page().queries.entry(lists(DAY));
    const reading = () => listStateOf(entry.state());
    const isPast = () => isOver('day', reading(), Date.now());
    const stop = entry.watch(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect([ask.mock.calls.length, isPast()]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([ask.mock.calls.length, isPast()]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([ask.mock.calls.length, isPast()]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect([ask.mock.calls.length, isPast()]).toEqual([3, false]);
    expect(reading().response?.events[0]?.day_bucket).toBe('2026-06-11');
    stop();
  });
});
