import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { findGaps } from './gaps.ts';
import { sample } from './sample.ts';

const WINDOW = 20 * 60_000;
const DAY = 86_400_000;
const START = Date.parse('2026-03-01T00:00:00.000Z');
const iso = (ms: number) => new Date(START + ms).toISOString();
const reading = (ms: number, longPercentage = 50) => ({ observedAt: iso(ms), longPercentage });

describe('N1 gaps', () => {
  const range = { from: iso(0), to: iso(10 * WINDOW) };
  const gapsOf = (...windows: number[]) =>
    findGaps(
      windows.map((at) => iso(at * WINDOW)),
      range,
      WINDOW,
    );

  test('N1 three windows are late, a millisecond more is a gap', () => {
    expect(gapsOf(0, 3, 6, 9)).toEqual([]);
    const late = [iso(0), iso(3 * WINDOW + 1), iso(6 * WINDOW), iso(9 * WINDOW)];
    expect(findGaps(late, range, WINDOW)).toEqual([{ from: late[0], to: late[1] }]);
  });

  test('N1 before the first and after the last reading counts too, and nothing at all is one gap', () => {
    expect(gapsOf(4, 5)).toEqual([
      { from: iso(0), to: iso(4 * WINDOW) },
      { from: iso(5 * WINDOW), to: iso(10 * WINDOW) },
    ]);
    expect(gapsOf()).toEqual([range]);
  });
});

describe('N1 sampling', () => {
  const rowsOf = (shares: readonly number[], step = WINDOW) =>
    shares.map((share, index) => reading(index * step, share));
  const ways = (days: number) => ({ from: START, to: START + days * DAY, windowMs: WINDOW, limit: 500 });

  test('N1 few readings stand as they are', () => {
    const rows = rowsOf(Array.from({ length: 500 }, (_, index) => index % 100));
    expect(sample(rows, ways(7))).toBe(rows);
  });

  test('N1 whatever comes: at most 500, real readings in order, with first, last, lowest and highest', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 501, maxLength: 3000 });
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 5 }), (values, hours) => {
        const rows = rowsOf(values, (hours * WINDOW) / 2);
        const kept = sample(rows, ways(90));
        expect(kept.length).toBeLessThanOrEqual(500);
        expect(rows.filter((row) => kept.includes(row))).toEqual(kept);
        expect([kept[0], kept.at(-1)]).toEqual([rows[0], rows.at(-1)]);
        const range = (some: typeof rows) => {
          const sorted = some.map(({ longPercentage }) => longPercentage).sort((a, b) => a - b);
          return [sorted[0], sorted.at(-1)];
        };
        expect(range([...kept])).toEqual(range(rows));
      }),
      { numRuns: 40 },
    );
  });

  test('N1 one reading of 95 among six thousand of 50 is not lost, and the readings beside a gap are there', () => {
    const values = Array.from({ length: 6480 }, (_, index) => (index === 4321 ? 95 : 50));
    const rows = rowsOf(values).filter((_, index) => index < 3000 || index > 3050);
    const kept = sample(rows, ways(90));
    const times = new Set(kept.map(({ observedAt }) => observedAt));
    expect(kept.some(({ longPercentage }) => longPercentage === 95)).toBe(true);
    expect([times.has(iso(2999 * WINDOW)), times.has(iso(3051 * WINDOW))]).toEqual([true, true]);
  });

  test('N1 a history that is all gaps still stays within the limit', () => {
    const rows = rowsOf(
      Array.from({ length: 1000 }, (_, index) => index % 90),
      2 * 3_600_000,
    );
    expect(sample(rows, ways(90)).length).toBeLessThanOrEqual(500);
  });
});

describe('N1 change', () => {
  const NOW = 8 * DAY;
  const change = (...rows: ReturnType<typeof reading>[]) => changeOf(rows, START + NOW, WINDOW);

  test('N1 against a day and a week before, in percentage points', () => {
    expect(change(reading(DAY, 40), reading(7 * DAY, 55.3), reading(8 * DAY, 61.4))).toEqual({
      day: 6.1,
      week: 21.4,
    });
  });

  test('N1 a reading within three windows of that moment serves, a farther one does not', () => {
    const latest = reading(8 * DAY, 60);
    expect(change(reading(7 * DAY - 3 * WINDOW, 50), latest).day).toBe(10);
    expect(change(reading(7 * DAY - 3 * WINDOW - 1, 50), latest).day).toBeNull();
    expect(change(latest)).toEqual({ day: null, week: null });
    expect(change()).toEqual({ day: null, week: null });
  });

  test('N1 an old latest reading has no "since yesterday"', () => {
    const rows = [reading(6 * DAY, 50), reading(7 * DAY, 60)];
    expect(change(...rows)).toEqual({ day: null, week: null });
  });
});
