import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredObservation } from '#contracts/observations.ts';
import { usualPeriod } from './about.ts';
import { lastDay, periodBefore, periodOfDay } from './period.ts';
import { officialRelease } from './release.ts';
import type { Calculation, FollowedSeries } from './series.ts';
import { KEY_RATE, observed, PRICES } from './testing.ts';

const RELEASE = Date.parse('2026-09-01T12:30:00.000Z');
const HOUR_MS = 3_600_000;
const hours = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((count) => new Date(RELEASE + count * HOUR_MS));
/** Fifteen days in which the release of August may be listed, and days in which no release fits. */
const release = hours(0, 27 * 24);
const value = fc.integer({ min: 322_000, max: 337_000 }).map((number) => (number / 1000).toFixed(3));

interface Row extends Pick<StoredObservation, 'period' | 'value' | 'unit'> {
  readonly at: Date;
}

/** A year that is known, and what readings may bring: any month, in any unit, at any time, revised in any way. */
const readings: fc.Arbitrary<Row[]> = fc
  .tuple(
    fc.array(value, { minLength: 14, maxLength: 14 }),
    fc.array(
      fc.record({
        period: fc.constantFrom('2026-08', '2026-08', '2026-08', '2026-07', '2026-09', '2025-08'),
        value,
        unit: fc.constantFrom(PRICES.unit, PRICES.unit, PRICES.unit, 'index 2022=100'),
        at: hours(-200, 800),
      }),
      { maxLength: 6 },
    ),
  )
  .map(([year, later]) => [
    ...year.map((known, index) => ({
      period: periodBefore('2026-07', index),
      value: known,
      unit: PRICES.unit,
      at: new Date(RELEASE - 500 * HOUR_MS),
    })),
    ...later,
  ]);

function stored(read: readonly Row[]): StoredObservation[] {
  const counts = new Map<string, number>();
  return read
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...row }) => {
      const vintage = (counts.get(row.period) ?? 0) + 1;
      counts.set(row.period, vintage);
      return observed({ ...row, vintage, firstSeenAt: at.toISOString() });
    });
}

/** The days name the period of a release, else it became new with the release: no value of it was there before. */
function expectOfRelease(
  series: FollowedSeries,
  at: Date,
  { period }: StoredObservation,
  all: readonly StoredObservation[],
) {
  const isUsual = period === usualPeriod(at, series);
  const first = all.find((one) => one.period === period)?.firstSeenAt ?? '';
  expect(isUsual || (series.period !== 'day' && first >= at.toISOString())).toBe(true);
}

const calculation = fc.constantFrom<Calculation>(
  { type: 'level' },
  { type: 'difference', periods: 1 },
  { type: 'percent', periods: 1 },
  { type: 'percent', periods: 12 },
);

test('N11 no value is ever shown for another period, before its time, or after a unit change', () => {
  let shown = 0;
  fc.assert(
    fc.property(readings, calculation, release, hours(-50, 1200), (read, how, at, now) => {
      const series = { ...PRICES, calculation: how };
      const { state, period, figure, observation } = officialRelease(series, at, stored(read), now);
      expect(figure === null).toBe(state !== 'out');
      if (figure === null || observation === null) return;
      shown += 1;
      expect(now.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect(observation.firstSeenAt <= now.toISOString()).toBe(true);
      expect(observation.period).toBe(period);
      expectOfRelease(series, at, observation, stored(read));
      expect(observation.unit).toBe(PRICES.unit);
    }),
    { numRuns: 5000 },
  );
  expect(shown, 'runs with a figure').toBeGreaterThan(100);
});

test('N11 a later reading never changes the figure of a release, it can only make it unconfirmed', () => {
  fc.assert(
    fc.property(readings, calculation, release, (read, how, at) => {
      const series = { ...PRICES, calculation: how };
      const all = stored(read);
      const now = new Date(at.getTime() + 2 * HOUR_MS);
      const before = officialRelease(series, at, all, now);
      if (before.state !== 'out') return;
      const later = officialRelease(series, at, all, new Date(now.getTime() + 1000 * HOUR_MS));
      expect(later.figure).toBe(before.figure);
    }),
    { numRuns: 3000 },
  );
});

const quarterly: FollowedSeries = { ...PRICES, period: 'quarter', releasedAfterDays: [25, 75] };
/** A rate of its own day, of the day after, and of the Wednesday after a Thursday. */
const { weekday: _, ...anyDay } = KEY_RATE;
const daily: readonly FollowedSeries[] = [
  { ...anyDay, releasedAfterDays: [0, 0] },
  { ...anyDay, releasedAfterDays: [-1, -1] },
  KEY_RATE,
];
const followed = fc.constantFrom(PRICES, quarterly, ...daily);
const DAY_MS = 86_400_000;
/** Days between the generated periods. */
const SPACING = { day: 1, week: 4, 'half-month': 8, month: 15, quarter: 30 } as const;

/** Readings of any period around a release, among them days to come, in any unit and at any time. */
const anyReadings = (series: FollowedSeries, at: Date): fc.Arbitrary<Row[]> =>
  fc.array(
    fc.record({
      period: fc
        .integer({ min: -8, max: 8 })
        .map((count) => new Date(at.getTime() + count * DAY_MS * SPACING[series.period]))
        .map((day) => periodOfDay(day.toISOString().slice(0, 10), series.period)),
      value,
      unit: fc.constantFrom(series.unit, series.unit, series.unit, 'another unit'),
      at: fc.integer({ min: -400, max: 400 }).map((count) => new Date(at.getTime() + count * HOUR_MS)),
    }),
    { minLength: 1, maxLength: 16 },
  );

/** The Thursday of the week of an instant. */
const onThursday = (at: Date) => new Date(at.getTime() + (4 - at.getUTCDay()) * DAY_MS);

const releasesOfAnySeries = fc
  .tuple(followed, hours(-2400, 2400), fc.boolean())
  .map(([series, at, moves]) => [series, moves ? onThursday(at) : at] as const)
  .chain(([series, at]) =>
    fc.tuple(
      fc.constant(series),
      fc.constant(at),
      anyReadings(series, at),
      fc.integer({ min: -20, max: 300 }),
    ),
  );

test('N11 no rate and no quarter is ever shown for another period, before its time, or in another unit', () => {
  const shown = new Map<FollowedSeries, number>();
  fc.assert(
    fc.property(releasesOfAnySeries, ([series, at, read, later]) => {
      const level = { ...series, calculation: { type: 'level' } as const };
      const now = new Date(at.getTime() + later * HOUR_MS);
      const { figure, period, observation } = officialRelease(level, at, stored(read), now);
      if (figure === null || observation === null) return;
      shown.set(series, (shown.get(series) ?? 0) + 1);
      expect(now.getTime()).toBeGreaterThanOrEqual(at.getTime());
      expect(observation.firstSeenAt <= now.toISOString()).toBe(true);
      expect(observation.period).toBe(period);
      expectOfRelease(series, at, observation, stored(read));
      expect(observation.unit).toBe(series.unit);
      const days =
        (Date.parse(lastDay(observation.period)) - Date.parse(at.toISOString().slice(0, 10))) / -DAY_MS;
      expect(days).toBeGreaterThanOrEqual(Math.min(series.releasedAfterDays[0], 0));
      if (series.period !== 'day') return;
      expect(days).toBeGreaterThanOrEqual(series.releasedAfterDays[0]);
      expect(days).toBeLessThanOrEqual(series.releasedAfterDays[1]);
      if (series.weekday !== undefined) expect(at.getUTCDay()).toBe(series.weekday);
    }),
    { numRuns: 8000 },
  );
  for (const series of [PRICES, quarterly, ...daily])
    expect(shown.get(series), series.series).toBeGreaterThan(10);
});
