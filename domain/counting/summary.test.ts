import { expect, it } from 'vitest';
import type { Count } from '#contracts/counted.ts';
import { MOST_DAYS, readRange, summarize } from './summary.ts';

const count = (over: Partial<Count>): Count => ({
  kind: 'view',
  day: '2026-06-10',
  page: '/vip',
  locale: 'es',
  link: '',
  source: '',
  times: 1,
  ...over,
});
const RANGE = { from: '2026-06-09', to: '2026-06-11' };

it('N17 sums views, calls and successes by day, page, tag, language and link, the largest first', () => {
  const summary = summarize(
    [
      count({ page: '/', times: 2 }),
      count({ times: 5, source: 'ads' }),
      count({ kind: 'call', link: 'VIP', times: 3, source: 'ads' }),
      count({ kind: 'call', link: 'free', page: '/' }),
      count({ kind: 'success', page: '', day: '2026-06-11', locale: 'en', source: 'ads' }),
    ],
    RANGE,
  );
  expect(summary.total).toEqual({ views: 7, calls: 4, successes: 1 });
  expect(summary.days.map(({ day, views, successes }) => [day, views, successes])).toEqual([
    ['2026-06-09', 0, 0],
    ['2026-06-10', 7, 0],
    ['2026-06-11', 0, 1],
  ]);
  expect(summary.pages).toEqual([
    { page: '/vip', views: 5, calls: 3, successes: 0 },
    { page: '/', views: 2, calls: 1, successes: 0 },
  ]);
  expect(summary.sources[0]).toEqual({ source: 'ads', views: 5, calls: 3, successes: 1 });
  expect(summary.locales.map(({ locale }) => locale)).toEqual(['es', 'en']);
  expect(summary.linksOnPages.map(({ link, page, calls }) => [link, page, calls])).toEqual([
    ['VIP', '/vip', 3],
    ['free', '/', 1],
  ]);
});

const TODAY = '2026-06-10';
const WEEK = { from: '2026-06-04', to: TODAY };

it.each([
  [{}, WEEK],
  [{ from: '2026-06-01' }, WEEK],
  [{ from: 'x', to: '2026-06-02' }, WEEK],
  [{ from: '2026-02-30', to: '2026-06-02' }, WEEK],
  [
    { from: '2026-06-01', to: '2026-06-02' },
    { from: '2026-06-01', to: '2026-06-02' },
  ],
  [
    { from: '2026-06-02', to: '2026-06-01' },
    { from: '2026-06-01', to: '2026-06-02' },
  ],
  [
    { from: '2026-06-09', to: '2027-01-01' },
    { from: '2026-06-09', to: TODAY },
  ],
  [
    { from: '2030-01-01', to: '2031-01-01' },
    { from: TODAY, to: TODAY },
  ],
])('N17 reads the days %j as %j', (given, range) => {
  expect(readRange(given, TODAY)).toEqual(range);
});

it('N17 shows a bounded number of days', () => {
  const range = readRange({ from: '2020-01-01', to: TODAY }, TODAY);
  expect(summarize([], range).days).toHaveLength(MOST_DAYS);
});
