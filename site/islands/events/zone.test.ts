import { expect, it } from 'vitest';
import type { EconomicEvent } from '#contracts/events.ts';
import { dayOf, keepZone, otherDate, readZone, timeOf } from './zone.ts';

const evening = {
  time_iso: '2026-06-11T01:30:00.000Z',
  local_time: '19:30',
  day_bucket: '2026-06-10',
} as EconomicEvent;
const holiday = { time_iso: '2026-06-11', local_time: null, day_bucket: '2026-06-11' } as EconomicEvent;

it('F8 an hour and its day are told in the same zone', () => {
  expect([timeOf(evening, 'mexico'), dayOf(evening, 'mexico')]).toEqual(['19:30', '2026-06-10']);
  expect([timeOf(evening, 'utc'), dayOf(evening, 'utc')]).toEqual(['01:30', '2026-06-11']);
});

it('F8 an all-day event has no hour and keeps its date in every zone', () => {
  expect([timeOf(holiday, 'utc'), dayOf(holiday, 'local')]).toEqual([null, '2026-06-11']);
});

it('F8 an hour that is on another date in the zone shown is told with it', () => {
  expect([otherDate(evening, 'utc', 'es'), otherDate(evening, 'utc', 'en')]).toEqual(['jue 11', 'Thu 11']);
  expect([otherDate(evening, 'mexico', 'es'), otherDate(holiday, 'utc', 'es')]).toEqual([null, null]);
});

it('F8 the choice is remembered; what is no choice counts as Mexico City', () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readZone({ localStorage })).toBe('mexico');
  keepZone('utc', { localStorage });
  expect(readZone({ localStorage })).toBe('utc');
  for (const key of kept.keys()) kept.set(key, 'Mars/Base');
  expect(readZone({ localStorage })).toBe('mexico');
});

it('J4 with storage blocked the page tells Mexico City time', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(readZone(blocked)).toBe('mexico');
  expect(() => keepZone('utc', blocked)).not.toThrow();
});
