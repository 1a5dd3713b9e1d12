import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SentimentHistory } from '#contracts/sentiment-history.ts';
import {
  beginsAt,
  endedAt,
  extremeOf,
  indexAtShare,
  indexOfReading,
  peaksOf,
  runsOf,
  slotsOf,
} from './sentiment-history.ts';

const TO = Date.parse('2026-06-10T16:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const iso = (ms: number) => new Date(ms).toISOString();
const LIMITS = { high: 70, low: 30 };

/** Points as [hours before the end, long share]. */
function historyOf(
  readings: readonly (readonly [number, number])[],
  rest: Partial<SentimentHistory> = {},
): SentimentHistory {
  return {
    symbol: 'EURUSD',
    days: 7,
    from: iso(TO - 7 * DAY_MS),
    to: iso(TO),
    sources: ['live_api'],
    basis: 'volume',
    credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
    readings: readings.length,
    points: readings.map(([hours, long]) => ({
      observedAt: iso(TO - hours * HOUR_MS),
      longPercentage: long,
      shortPercentage: 100 - long,
      longVolume: long,
      shortVolume: 100 - long,
      averageLong: 1.1,
      averageShort: null,
    })),
    gaps: [],
    change: { day: null, week: null },
    extremes: LIMITS,
    generatedAt: iso(TO),
    ...rest,
  };
}

describe('extremeOf', () => {
  it.each([
    [70, 'high'],
    [69.96, 'high'],
    [69.94, null],
    [69.9, null],
    [50, null],
    [30.1, null],
    [30.04, 'low'],
    [30, 'low'],
  ] as const)('N1 a long share of %f is %s', (long, extreme) => {
    expect(extremeOf(long, LIMITS)).toBe(extreme);
  });
});

describe('slotsOf', () => {
  it('N1 spaces points by time, also across missing ones', () => {
    const slots = slotsOf(
      historyOf([
        [50, 40],
        [2, 60],
        [1, 61],
      ]),
    );
    const places = [0, 1, 2].map((point) => slots.findIndex((slot) => slot.point === point));
    const [first = 0, second = 0, third = 0] = places;
    expect((second - first) / (third - second)).toBe(48);
    expect(slots.length).toBe(7 * 24 * 6 + 1);
  });

  it('N1 marks the stretch without points as a gap, and only that', () => {
    const gaps = [{ from: iso(TO - 50 * HOUR_MS), to: iso(TO - 2 * HOUR_MS) }];
    const shaded = slotsOf(
      historyOf(
        [
          [50, 40],
          [2, 60],
        ],
        { gaps },
      ),
    ).filter(({ isGap }) => isGap);
    expect(shaded.length).toBe(48 * 6 - 1);
    expect(shaded.every(({ point }) => point === null)).toBe(true);
  });

  it('N1 draws the more one-sided of two points in one slot', () => {
    const slots = slotsOf(
      historyOf([
        [1, 50],
        [0.95, 80],
        [0.9, 55],
      ]),
    );
    expect(slots.flatMap(({ point }) => point ?? [])).toEqual([1]);
  });

  it('N1 always draws the highest and the lowest point', () => {
    const reading = fc.tuple(fc.double({ min: 0, max: 167, noNaN: true }), fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: 200 }), (readings) => {
        const ordered = readings.toSorted(([a], [b]) => b - a);
        const history = historyOf(ordered);
        const drawn = slotsOf(history).flatMap(({ point }) => point ?? []);
        const side = (index: number) => Math.abs((ordered[index]?.[1] ?? 50) - 50);
        const most = Math.max(...ordered.map((_, index) => side(index)));
        expect(drawn.some((index) => side(index) === most)).toBe(true);
        expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
      }),
    );
  });
});

it('N1 breaks the line at a gap', () => {
  const { points } = historyOf([
    [9, 40],
    [8, 41],
    [3, 60],
    [2, 61],
  ]);
  const gaps = [
    { from: iso(TO - 7 * DAY_MS), to: iso(TO - 9 * HOUR_MS) },
    { from: iso(TO - 8 * HOUR_MS), to: iso(TO - 3 * HOUR_MS) },
  ];
  expect(runsOf(points, gaps)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(runsOf(points, [])).toEqual([[0, 1, 2, 3]]);
  expect(runsOf([], gaps)).toEqual([]);
});

it('N1 breaks the line at a point without the value, and at a gap', () => {
  const { points } = historyOf([9, 8, 7, 6, 5, 4].map((hours) => [hours, 40]));
  const averages = [1.1, null, null, 1.2, 1.3, 1.4];
  const held = points.map((point, index) => ({ ...point, averageShort: averages[index] ?? null }));
  const gaps = [{ from: iso(TO - 6 * HOUR_MS), to: iso(TO - 5 * HOUR_MS) }];
  expect(runsOf(held, [], ({ averageShort }) => averageShort !== null)).toEqual([[0], [3, 4, 5]]);
  expect(runsOf(held, gaps, ({ averageShort }) => averageShort !== null)).toEqual([[0], [3], [4, 5]]);
  expect(runsOf(points, [], ({ averageShort }) => averageShort !== null)).toEqual([]);
});

describe('indexOfReading', () => {
  const hours = [40, 30, 20, 10].map((one) => [one, 50] as const);
  const { points } = historyOf(hours);

  it('N1 finds the selected point, and the last one when none is selected', () => {
    expect(indexOfReading(points, iso(TO - 30 * HOUR_MS))).toBe(1);
    expect(indexOfReading(points, null)).toBe(3);
  });

  it('N1 finds the same or the nearest point in a later answer with fewer points', () => {
    expect(indexOfReading(points.slice(1), iso(TO - 30 * HOUR_MS))).toBe(0);
    expect(indexOfReading(points.slice(2), iso(TO - 30 * HOUR_MS))).toBe(0);
    expect(indexOfReading(points.slice(0, 2), iso(TO - 10 * HOUR_MS))).toBe(1);
    expect(indexOfReading([], iso(TO))).toBe(-1);
  });
});

it('N1 finds the point nearest to a share of the range, also beyond its ends', () => {
  const history = historyOf([40, 30, 20, 10].map((one) => [one, 50] as const));
  const [start, end] = [Date.parse(history.from), Date.parse(history.to)];
  const shareOf = (index: number) =>
    (Date.parse(history.points[index]?.observedAt ?? '') - start) / (end - start);
  for (const index of [0, 1, 2, 3]) {
    expect(indexAtShare(history, shareOf(index))).toBe(index);
    expect(indexAtShare(history, shareOf(index) + (4 * HOUR_MS) / (end - start))).toBe(index);
  }
  expect([indexAtShare(history, -1), indexAtShare(history, 2)]).toEqual([0, 3]);
});

it('N1 marks each extreme stretch once, at its most one-sided point', () => {
  const longs = [50, 71, 78, 72, 60, 29, 30, 12, 70, 65];
  const { points } = historyOf(longs.map((long, index) => [20 - index, long] as const));
  expect(peaksOf(points, LIMITS)).toEqual([2, 7, 8]);
});

it('N1 ends a stretch at a gap, also when the points next to the gap are missing', () => {
  const { points } = historyOf([
    [50, 75],
    [49, 80],
    [20, 72],
    [19, 71],
  ]);
  const beside = { from: iso(TO - 49 * HOUR_MS), to: iso(TO - 20 * HOUR_MS) };
  const between = { from: iso(TO - 45 * HOUR_MS), to: iso(TO - 25 * HOUR_MS) };
  const before = { from: iso(TO - 7 * DAY_MS), to: iso(TO - 50 * HOUR_MS) };
  expect(peaksOf(points, LIMITS, [before, beside])).toEqual([1, 2]);
  expect(peaksOf(points, LIMITS, [between])).toEqual([1, 2]);
  expect(peaksOf(points, LIMITS, [before])).toEqual([1]);
});

describe('start and end of a history', () => {
  it('N1 names the start of a history that is younger than the range', () => {
    const firstObservedAt = iso(TO - 30 * HOUR_MS);
    expect(beginsAt(historyOf([[30, 50]], { firstObservedAt }))).toBe(firstObservedAt);
    expect(beginsAt(historyOf([], { firstObservedAt: null }))).toBeNull();
  });

  it('N1 does not name a start when older points exist before a gap', () => {
    const firstObservedAt = iso(TO - 60 * DAY_MS);
    expect(beginsAt(historyOf([[30, 50]], { firstObservedAt }))).toBeNull();
    expect(beginsAt(historyOf([[30, 50]]))).toBeNull();
  });

  it('N1 names no start while older readings that count something else are left out', () => {
    const leftOut = { basis: 'volume', until: iso(TO - 31 * HOUR_MS) } as const;
    const firstObservedAt = iso(TO - 30 * HOUR_MS);
    expect(beginsAt(historyOf([[30, 50]], { firstObservedAt, leftOut }))).toBeNull();
  });

  it('N1 shades no stretch as without readings where others count something else', () => {
    const at = (hours: number) => iso(TO - hours * HOUR_MS);
    const others = { basis: 'volume', from: at(100), until: at(60) } as const;
    const slots = slotsOf(historyOf([[30, 50]], { gaps: [{ from: at(160), to: at(30), others }] }));
    const isShaded = (hours: number) =>
      slots.findLast((slot) => slot.at <= TO - hours * HOUR_MS)?.isGap ?? null;
    expect([130, 80, 45].map(isShaded)).toEqual([true, false, true]);
  });

  it('N1 names the end of a history that no longer grows', () => {
    const gaps = [{ from: iso(TO - 30 * HOUR_MS), to: iso(TO) }];
    expect(endedAt(historyOf([[30, 50]], { gaps }))).toBe(iso(TO - 30 * HOUR_MS));
    expect(endedAt(historyOf([[30, 50]]))).toBeNull();
  });
});
