import { expect, it, vi } from 'vitest';
import type { EventsResponse } from '#contracts/events.ts';
import { createReadings, type EventsQuery, type Reading } from './readings.ts';

const DAY: EventsQuery = { scope: 'day', source: 'forex-community' };
const WEEK: EventsQuery = { scope: 'week', source: 'forex-community' };
const ANSWER: EventsResponse = { events: [], source: 'forex-community', error: null };
const MINUTE = 60_000;

function setUp() {
  const clock = { now: 1_000_000_000 };
  const told: Reading[] = [];
  const read = vi.fn<(query: EventsQuery) => Promise<EventsResponse>>(async () => ANSWER);
  const readings = createReadings({ read, tell: (reading) => told.push(reading), now: () => clock.now });
  return { clock, told, read, readings };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('F1 a list is read once, and again when it is opened after five minutes', async () => {
  const { clock, read, readings } = setUp();
  readings.open(DAY);
  await settled();
  clock.now += 5 * MINUTE;
  readings.open(DAY);
  await settled();
  expect(read).toHaveBeenCalledTimes(1);
  clock.now += 1;
  readings.open(DAY);
  expect(read).toHaveBeenCalledTimes(2);
});

it('F4 a reading under way is joined, not repeated', async () => {
  const { read, readings } = setUp();
  readings.open(DAY);
  readings.refresh(DAY, true);
  readings.refresh(WEEK, true);
  await settled();
  expect(read.mock.calls).toEqual([[DAY], [WEEK]]);
});

it('F10 only a reading the visitor waited for is told, however it ended', async () => {
  const { told, read, readings } = setUp();
  readings.open(DAY);
  await settled();
  expect(told).toMatchObject([{ hasFailed: false, response: ANSWER }]);
  readings.refresh(DAY, false);
  await settled();
  expect(told).toHaveLength(1);
  read.mockRejectedValueOnce(new Error('no connection'));
  readings.refresh(DAY, true);
  await settled();
  expect(told[1]).toMatchObject({ hasFailed: true, response: ANSWER });
});

it('F9 a failed reading leaves what stood there, and the next good one clears the failure', async () => {
  const { read, readings } = setUp();
  read.mockRejectedValueOnce(new Error('no connection'));
  readings.open(DAY);
  expect(readings.of(DAY)).toMatchObject({ isFetching: true, isAsked: true });
  await settled();
  expect(readings.of(DAY)).toMatchObject({ response: undefined, hasFailed: true, isFetching: false });
  readings.refresh(DAY, true);
  await settled();
  expect(readings.of(DAY)).toMatchObject({ response: ANSWER, hasFailed: false });
});

it('F10 an example stands in only where nothing was ever read, is marked, and goes with the first reading', async () => {
  const example = vi.fn(async () => ANSWER);
  const read = vi.fn<(query: EventsQuery) => Promise<EventsResponse>>(async () => ANSWER);
  const readings = createReadings({ read, example, tell: () => {} });
  read.mockRejectedValueOnce(new Error('503'));
  readings.open(DAY);
  await settled();
  expect(readings.of(DAY)).toMatchObject({ isExample: true, hasFailed: true });
  readings.refresh(DAY, true);
  await settled();
  expect(readings.of(DAY)).toMatchObject({ isExample: false, hasFailed: false });
  read.mockRejectedValueOnce(new Error('503'));
  readings.refresh(DAY, true);
  await settled();
  expect(readings.of(DAY)).toMatchObject({ isExample: false, hasFailed: true });
  expect(example).toHaveBeenCalledTimes(1);
});
