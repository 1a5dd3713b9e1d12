import type { ReportedDay } from '#content/articles/day.ts';

/** A day as an article reports it, for tests. */
export const DAY: ReportedDay = {
  freeRatio: '10',
  vipRatio: '45',
  fundedAccount: 100_000,
  riskPercent: { from: 0.5, to: 1 },
  timeline: ['00:00', '06:30', '12:45', '18:20', '23:59'],
};
