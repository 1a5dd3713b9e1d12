import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredObservation } from '#contracts/observations.ts';
import { periodBefore } from './period.ts';
import { officialRelease, releasedPeriod } from './release.ts';
import type { Calculation } from './series.ts';
import { observed, PRICES } from './testing.ts';

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
      expect(period).toBe(releasedPeriod(at, series));
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
