import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { findGaps } from './gaps.ts';
import { sample } from './sample.ts';

const WINDOW = 20 * 60_000;
const DAY = 86_400_000;
const START = Date.parse('2026-03-01T00:00:00.000Z');
const iso = (ms: number) => new Date(START + ms).toISOString();
const snapshot = (ms: number, longPercentage = 50) => ({ observedAt: iso(ms), longPercentage });

describe('N1 gaps', () => {
  const range = { from: iso(0), to: iso(10 * WINDOW) };
  const gapsOf = (...windows: number[]) =>
    findGaps(
      windows.map((at) => iso(at * WINDOW)),
      range,
      WINDOW,
    );

  test('N1 three windows are not a gap, and a millisecond more is one', () => {
    expect(gapsOf(0, 3, 6, 9)).toEqual([]);
    const late = [iso(0), iso(3 * WINDOW + 1), iso(6 * WINDOW), iso(9 * WINDOW)];
    expect(findGaps(late, range, WINDOW)).toEqual([{ from: late[0], to: late[1] }]);
  });

  test('N1 finds gaps before the first and after the last snapshot, and one gap without snapshots', () => {
    expect(gapsOf(4, 5)).toEqual([
      { from: iso(0), to: iso(4 * WINDOW) },
      { from: iso(5 * WINDOW), to: iso(10 * WINDOW) },
    ]);
    expect(gapsOf()).toEqual([range]);
  });
});

describe('N1 sampling', () => {
  const rowsOf = (shares: readonly number[], step = WINDOW) =>
    shares.map((share, index) => snapshot(index * step, share));
  const ways = (days: number) => ({ from: START, to: START + days * DAY, windowMs: WINDOW, limit: 500 });

  test('N1 returns all snapshots when there are few', () => {
    const rows = rowsOf(Array.from({ length: 500 }, (_, index) => index % 100));
    expect(sample(rows, ways(7))).toBe(rows);
  });

  test('N1 returns at most 500 real snapshots in order, with first, last, lowest and highest, for any input', () => {
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

  test('N1 keeps one snapshot of 95 among six thousand of 50, and the snapshots next to a gap', () => {
    const values = Array.from({ length: 6480 }, (_, index) => (index === 4321 ? 95 : 50));
    const rows = rowsOf(values).filter((_, index) => index < 3000 || index > 3050);
    const kept = sample(rows, ways(90));
    const times = new Set(kept.map(({ observedAt }) => observedAt));
    expect(kept.some(({ longPercentage }) => longPercentage === 95)).toBe(true);
    expect([times.has(iso(2999 * WINDOW)), times.has(iso(3051 * WINDOW))]).toEqual([true, true]);
  });

  test('N1 stays within the limit when every snapshot is followed by a gap', () => {
    const rows = rowsOf(
      Array.from({ length: 1000 }, (_, index) => index % 90),
      2 * 3_600_000,
    );
    expect(sample(rows, ways(90)).length).toBeLessThanOrEqual(500);
  });
});

describe('N1 change', () => {
  const NOW = 8 * DAY;
  const change = (...rows: ReturnType<typeof snapshot>[]) => changeOf(rows, START + NOW, WINDOW);

  test('N1 compares with a day and a week before, in percentage points', () => {
    expect(change(snapshot(DAY, 40), snapshot(7 * DAY, 55.3), snapshot(8 * DAY, 61.4))).toEqual({
      day: 6.1,
      week: 21.4,
    });
  });

  test('N1 uses a snapshot within three windows of that moment, and none farther away', () => {
    const latest = snapshot(8 * DAY, 60);
    expect(change(snapshot(7 * DAY - 3 * WINDOW, 50), latest).day).toBe(10);
    expect(change(snapshot(7 * DAY - 3 * WINDOW - 1, 50), latest).day).toBeNull();
    expect(change(latest)).toEqual({ day: null, week: null });
    expect(change()).toEqual({ day: null, week: null });
  });

  test('N1 returns null when the latest snapshot is old', () => {
    const rows = [snapshot(6 * DAY, 50), snapshot(7 * DAY, 60)];
    expect(change(...rows)).toEqual({ day: null, week: null });
  });
});
