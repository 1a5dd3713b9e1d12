import { expect, test } from 'vitest';
import type { StoredSighting } from '#contracts/schedules.ts';
import { type ScheduledRow, scheduleNews } from './listed.ts';

const START = Date.parse('2026-07-01T00:00:00.000Z');
const READ_AT = '2026-06-30T00:00:00.000Z';
const COVERS_UNTIL = '2030-01-01T00:00:00.000Z';

/** How often the rows that are known are read while a list of `count` rows, each ten minutes later than the one before, has moved by a minute. */
function readsOf(count: number, periodOf: (index: number) => string | null): number {
  const rows = (offsetMs: number): ScheduledRow[] =>
    Array.from({ length: count }, (_, index) => ({
      release: 'bea/gdp',
      period: periodOf(index),
      at: new Date(START + index * 600_000 + offsetMs).toISOString(),
      state: 'scheduled',
    }));
  const list = { unread: [], coversUntil: COVERS_UNTIL, readAt: READ_AT };
  let reads = 0;
  const known = scheduleNews([], { ...list, rows: rows(0) }).sightings.map(
    (one, number) =>
      new Proxy({ ...one, number, request: 'https://example.org' } as unknown as StoredSighting, {
        get: (target, name) => {
          reads += 1;
          return Reflect.get(target, name) as unknown;
        },
      }),
  );
  expect(scheduleNews(known, { ...list, rows: rows(60_000) }).sightings.length).toBeGreaterThan(0);
  return reads;
}

test.each([
  ['no periods', () => null],
  [
    'a period for each',
    (index: number) => `${1000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  ],
] as const)('N19 K5 a schedule with %s is compared in near-linear time', (_what, periodOf) => {
  expect(readsOf(1_600, periodOf) / readsOf(400, periodOf)).toBeLessThan(6);
});
