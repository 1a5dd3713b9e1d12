import { expect, it } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import { dayOf, otherDate, timeOf } from './zone.ts';

const evening = {
  time_iso: '2026-06-11T01:30:00.000Z',
  local_time: '19:30',
  day_bucket: '2026-06-10',
} as EconomicEvent;
const holiday = { time_iso: '2026-06-11', local_time: null, day_bucket: '2026-06-11' } as EconomicEvent;

it('F8 shows an hour and its day in the same zone', () => {
  expect([timeOf(evening, 'mexico'), dayOf(evening, 'mexico')]).toEqual(['19:30', '2026-06-10']);
  expect([timeOf(evening, 'utc'), dayOf(evening, 'utc')]).toEqual(['01:30', '2026-06-11']);
});

it('F8 an all-day event has no hour and keeps its date in every zone', () => {
  expect([timeOf(holiday, 'utc'), dayOf(holiday, 'local')]).toEqual([null, '2026-06-11']);
});

it('F8 shows the date of an hour when the zone shown has another date', () => {
  expect([otherDate(evening, 'utc', 'es'), otherDate(evening, 'utc', 'en')]).toEqual(['jue 11', 'Thu 11']);
  expect([otherDate(evening, 'mexico', 'es'), otherDate(holiday, 'utc', 'es')]).toEqual([null, null]);
});
