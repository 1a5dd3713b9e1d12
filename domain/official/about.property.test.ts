import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredObservation } from '#contracts/observations.ts';
import type { ReleaseContext } from './about.ts';
import { lastDay, periodBefore } from './period.ts';
import { officialRelease } from './release.ts';
import type { FollowedSeries } from './series.ts';
import { observed, PRICES } from './testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LEVEL = { type: 'level' } as const;

/** Series with the rhythm of real ones: the count of days fits one period only. */
const SERIES: readonly FollowedSeries[] = [
  { ...PRICES, calculation: LEVEL, period: 'week', releasedAfterDays: [5, 7] },
  { ...PRICES, calculation: LEVEL, period: 'month', releasedAfterDays: [8, 20] },
  { ...PRICES, calculation: LEVEL, period: 'month', releasedAfterDays: [20, 45] },
  { ...PRICES, calculation: LEVEL, period: 'quarter', releasedAfterDays: [20, 45] },
];
const NEWEST = { week: '2026-11-20', month: '2026-10', quarter: '2026-Q3' } as const;
const PERIODS = 8;

interface Release {
  readonly period: string;
  readonly at: Date;
  /** When this site read it. */
  readonly seenAt: Date;
}

/** How far each release is from its rhythm in days, and how long after it the site reads it, in hours. */
const fates = fc.array(
  fc.record({
    delayDays: fc.oneof(
      { weight: 5, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 6 }) },
      { weight: 1, arbitrary: fc.integer({ min: 7, max: 50 }) },
    ),
    /** It comes out with the period after it, as after a lapse. */
    isWithNext: fc.boolean(),
    readHours: fc.constantFrom(0, 0, 0, 0.1, 1, 5, 20),
  }),
  { minLength: PERIODS, maxLength: PERIODS },
);

/** The releases of a made-up series, in order: no period comes out before the one before it. */
const releasesOf = (series: FollowedSeries) =>
  fates.map((all): Release[] => {
    const newest = NEWEST[series.period as keyof typeof NEWEST];
    const [fewest] = series.releasedAfterDays;
    let last = 0;
    const times = all.map(({ delayDays }, index) => {
      const period = periodBefore(newest, PERIODS - 1 - index, series.period);
      const usual = Date.parse(`${lastDay(period)}T15:30:00.000Z`) + fewest * DAY_MS;
      last = Math.max(usual + delayDays * DAY_MS, last + DAY_MS);
      return { period, at: last };
    });
    return times.map(({ period, at }, index) => {
      const next = times[index + 1];
      const isTogether = all[index]?.isWithNext === true && next !== undefined && next.at - at < 3 * DAY_MS;
      const publication = isTogether ? index + 1 : index;
      const time = times[publication]?.at ?? at;
      // One reading brings what came out together.
      const readMs = (all[publication]?.readHours ?? 0) * HOUR_MS;
      return { period, at: new Date(time), seenAt: new Date(time + readMs) };
    });
  });

/** The vintages of a site that began to read at `start`, then found everything at once. */
function vintagesOf(series: FollowedSeries, releases: readonly Release[], start: Date): StoredObservation[] {
  const [first] = releases;
  const older = { period: periodBefore(first?.period ?? '', 1, series.period), seenAt: new Date(0) };
  return [older, ...releases].map(({ period, seenAt }, index) =>
    observed({
      series: series.series,
      period,
      value: String(99 + index),
      unit: series.unit,
      firstSeenAt: new Date(Math.max(seenAt.getTime(), start.getTime())).toISOString(),
    }),
  );
}

const worlds = fc
  .constantFrom(...SERIES)
  .chain((series) =>
    fc.tuple(fc.constant(series), releasesOf(series), fc.integer({ min: 0, max: PERIODS - 1 })),
  );

/** What the calendar says, where it says anything. */
function calendarOf(releases: readonly Release[], { at, period }: Release): ReleaseContext {
  const index = releases.findIndex((one) => one.period === period);
  const others = releases.map((one) => one.at).filter((other) => other.getTime() !== at.getTime());
  return { others, previous: String(99 + index) };
}

test('N11 a figure is never that of another period when releases are delayed, doubled or come together', () => {
  const shown = { usual: 0, delayed: 0 };
  fc.assert(
    fc.property(
      worlds,
      fc.boolean(),
      fc.integer({ min: 0, max: 240 }),
      ([series, releases, from], hasCalendar, hours) => {
        // The first reading of a series brings all that is out, and says nothing of the releases before it.
        const start = new Date((releases[from]?.at.getTime() ?? 0) - 15 * DAY_MS);
        const all = vintagesOf(series, releases, start);
        for (const release of releases.filter(({ at }) => at > start)) {
          const now = new Date(release.at.getTime() + hours * HOUR_MS);
          const known = all.filter(({ firstSeenAt }) => firstSeenAt <= now.toISOString());
          const context = hasCalendar ? calendarOf(releases, release) : undefined;
          const { figure, period, state } = officialRelease(series, release.at, known, now, context);
          if (figure === null) {
            const isOut = known.some(
              (one) => one.period === release.period && one.firstSeenAt >= release.at.toISOString(),
            );
            expect(state === 'late' && isOut, 'late although its figure is out').toBe(false);
            continue;
          }
          expect(period).toBe(release.period);
          const days = (release.at.getTime() - Date.parse(lastDay(release.period))) / DAY_MS;
          if (days > series.releasedAfterDays[1]) shown.delayed += 1;
          else shown.usual += 1;
        }
      },
    ),
    { numRuns: 1500 },
  );
  expect(shown.usual, 'releases in their rhythm with a figure').toBeGreaterThan(300);
  expect(shown.delayed, 'delayed releases with a figure').toBeGreaterThan(30);
});
