import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventsResponse } from '#contracts/events.ts';
import { keep, page } from '#site/features/fx-impact/testing/page.ts';
import { createReadings } from './readings.ts';
import { onReturn } from './reread.ts';

const MINUTE = 60_000;
const DAY = { scope: 'day', source: 'forex-community' } as const;
const ANSWER: EventsResponse = { events: [], source: 'forex-community', error: null };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-10T16:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A day's list on a page that was read once, hidden for an hour and is seen again. */
async function comeBack(hasFailed: boolean, example: (() => Promise<EventsResponse>) | null = null) {
  const { clock, see, ...seen } = page();
  const read = vi.fn(async () => ANSWER);
  if (hasFailed) read.mockRejectedValueOnce(new Error('503'));
  const tell = vi.fn();
  const readings = createReadings({ read, tell, example });
  // As on the page: its clock is listened to from the first drawing on, so the alarm rings before the return is told.
  const stops = [
    clock.subscribe(() => {}),
    keep(readings, DAY, clock),
    onReturn(() => readings.open(DAY), seen),
  ];
  readings.open(DAY);
  await vi.advanceTimersByTimeAsync(MINUTE);
  see(false);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect([read.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1]);
  see(true);
  const reading = readings.of(DAY);
  await vi.advanceTimersByTimeAsync(0);
  for (const stop of stops) stop();
  return { reading, reads: read.mock.calls.length - 1, told: tell.mock.calls.length - 1 };
}

it.each([
  ['that failed', null],
  ['that shows its example', async () => ANSWER],
])('F9 F10 who comes back to a calendar %s waits for its reading, which is one', async (_what, example) => {
  const { reading, ...rest } = await comeBack(true, example);
  expect(reading).toMatchObject({ isFetching: true, isAsked: true, isExample: example !== null });
  expect(rest).toEqual({ reads: 1, told: 1 });
});

it('F8 F10 who comes back to a calendar that was read is not kept waiting', async () => {
  const { reading, ...rest } = await comeBack(false);
  expect(reading).toMatchObject({ isFetching: true, isAsked: false, response: ANSWER });
  expect(rest).toEqual({ reads: 1, told: 0 });
});
