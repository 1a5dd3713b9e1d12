import { expect, test } from 'vitest';
import { type ReleaseContext, releasedPeriod } from './about.ts';
import { officialRelease } from './release.ts';
import type { FollowedSeries } from './series.ts';
import { observed, PRICES } from './testing.ts';

/** Weekly stocks, usually five days after the week. */
const STOCKS: FollowedSeries = {
  ...PRICES,
  period: 'week',
  calculation: { type: 'difference', periods: 1 },
  releasedAfterDays: [5, 7],
};
const seen = (period: string, value: string, firstSeenAt: string) => observed({ period, value, firstSeenAt });
const about = (
  series: FollowedSeries,
  at: string,
  all: ReturnType<typeof seen>[],
  now: string,
  context?: ReleaseContext,
) => releasedPeriod(series, new Date(at), all, new Date(now), context);

// The report of the week to 19 December 2025 came on the Monday after, two days before that of the next week.
const MONDAY = '2025-12-29T22:00:00.000Z';
const WEDNESDAY = '2025-12-31T15:30:00.000Z';
const WEEKS = [
  seen('2025-12-12', '424.1', '2025-12-17T15:32:00.000Z'),
  seen('2025-12-19', '424.6', '2025-12-29T22:03:00.000Z'),
  seen('2025-12-26', '422.2', '2025-12-31T15:31:00.000Z'),
];

test('N11 of two reports in one week each has the week that became new with it, and none is late', () => {
  for (const releasedAfterDays of [
    [5, 7],
    [3, 8],
  ] as const) {
    const series = { ...STOCKS, releasedAfterDays };
    const ask = (at: string, now: string) => {
      const known = WEEKS.filter(({ firstSeenAt }) => firstSeenAt <= now);
      const { state, period, figure } = officialRelease(series, new Date(at), known, new Date(now));
      return [state, period, figure];
    };
    expect(ask(MONDAY, '2025-12-29T22:30:00.000Z')).toEqual(['out', '2025-12-19', '0.5']);
    expect(ask(MONDAY, '2026-01-02T00:00:00.000Z')).toEqual(['out', '2025-12-19', '0.5']);
    expect(ask(WEDNESDAY, '2025-12-31T15:30:30.000Z')).toEqual(['not_out_yet', '2025-12-26', null]);
    expect(ask(WEDNESDAY, '2025-12-31T16:00:00.000Z')).toEqual(['out', '2025-12-26', '-2.4']);
  }
});

test('N11 a report that was read late does not take the figure of the next one', () => {
  const late = [WEEKS[0], seen('2025-12-19', '424.6', '2025-12-31T06:00:00.000Z'), WEEKS[2]].flatMap(
    (one) => one ?? [],
  );
  expect(about(STOCKS, MONDAY, late, '2026-01-02T00:00:00.000Z')).toBe('2025-12-19');
  expect(about(STOCKS, WEDNESDAY, late, '2026-01-02T00:00:00.000Z')).toBe('2025-12-26');
  const missed = WEEKS.filter(({ period }) => period !== '2025-12-19');
  expect(about(STOCKS, MONDAY, missed, '2026-01-02T00:00:00.000Z')).toBeNull();
});

test('N11 a month that is published weeks later than usual is the one that became new, after a lapse', () => {
  // The jobs of September 2025 came on 20 November; those of October and November together on 16 December.
  const jobs: FollowedSeries = { ...PRICES, calculation: { type: 'level' }, releasedAfterDays: [0, 12] };
  const all = [
    seen('2025-08', '159.5', '2025-09-05T12:31:00.000Z'),
    seen('2025-09', '159.6', '2025-11-20T13:31:00.000Z'),
    seen('2025-10', '159.4', '2025-12-16T13:31:00.000Z'),
    seen('2025-11', '159.7', '2025-12-16T13:31:00.000Z'),
  ];
  expect(about(jobs, '2025-11-20T13:30:00.000Z', all, '2025-11-21T00:00:00.000Z')).toBe('2025-09');
  const together = (previous: string | null) =>
    about(jobs, '2025-12-16T13:30:00.000Z', all, '2025-12-17T00:00:00.000Z', { previous });
  expect(together(null)).toBeNull();
  expect(together('159.6%')).toBe('2025-10');
  expect(together('159.4%')).toBe('2025-11');
  expect(together('158.0%')).toBeNull();
});

test('N11 a release whose days name a period that cannot be next is unconfirmed until something is new', () => {
  const at = '2025-12-18T13:30:00.000Z';
  const all = [seen('2025-09', '324.4', '2025-10-24T12:31:00.000Z')];
  const ask = (context: ReleaseContext) =>
    officialRelease(PRICES, new Date(at), all, new Date('2025-12-18T16:00:00.000Z'), context);
  expect(ask({})).toMatchObject({ state: 'unconfirmed', period: null, figure: null });
  expect(ask({ named: '2025-11' })).toMatchObject({ state: 'late', period: '2025-11' });
});

test('N11 the period that a publisher names decides where the days do not, unless it names the month of the release', () => {
  const at = '2026-05-26T12:30:00.000Z';
  const ask = (named: string, series: FollowedSeries = PRICES) => about(series, at, [], at, { named });
  expect(ask('2026-04')).toBe('2026-04');
  expect(ask('2026-05')).toBeNull();
  expect(ask('2026-Q1')).toBeNull();
  const quarterly: FollowedSeries = { ...PRICES, period: 'quarter', releasedAfterDays: [20, 40] };
  expect(ask('2026-Q1', quarterly)).toBe('2026-Q1');
  expect(ask('2026-03', quarterly)).toBe('2026-Q1');
  expect(ask('2026-04', quarterly)).toBeNull();
});

test('N11 before its time a release has no period by its days when another one of the week has the same', () => {
  const wide = { ...STOCKS, releasedAfterDays: [3, 8] } as const;
  const [before, others] = ['2025-12-28T00:00:00.000Z', [new Date(WEDNESDAY)]] as const;
  expect(about(wide, MONDAY, WEEKS.slice(0, 1), before, { others })).toBeNull();
  expect(about(wide, MONDAY, WEEKS.slice(0, 1), before, { others: [] })).toBe('2025-12-26');
});
