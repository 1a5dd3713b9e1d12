import { expect, test } from 'vitest';
import { addDays } from '#domain/events/zones.ts';
import { usualPeriod } from '#domain/official/about.ts';
import { lastDay, periodBefore } from '#domain/official/period.ts';
import { OFFICIAL_ROWS, officialRowOf } from './rows.ts';

/** Newest period of each type to count back from; two years of each. */
const NEWEST = {
  month: '2026-12',
  'half-month': '2026-12-H2',
  quarter: '2026-Q4',
  week: '2026-12-25',
} as const;
const COUNTS = { month: 24, 'half-month': 48, quarter: 8, week: 104 } as const;

const WINDOWS = OFFICIAL_ROWS.flatMap(({ releasedAfterDays, editions = {}, ...row }) =>
  [releasedAfterDays, ...Object.values(editions)].map((days) => ({ ...row, releasedAfterDays: days })),
);

test.each(WINDOWS)(
  'N11 the first and the last day of the window $releasedAfterDays of $kind of $country name one period, the right one',
  (row) => {
    const { period: type, releasedAfterDays } = row;
    if (type === 'day') return expect(releasedAfterDays[0]).toBe(releasedAfterDays[1]);
    const periods = Array.from({ length: COUNTS[type] }, (_, back) => periodBefore(NEWEST[type], back, type));
    const wrong = periods.filter((period) =>
      releasedAfterDays.some((days) => {
        const day = addDays(lastDay(period), days);
        return usualPeriod(new Date(`${day}T12:30:00Z`), row) !== period;
      }),
    );
    expect(wrong).toEqual([]);
  },
);

/**
 * Days of 2025 and 2026 on which releases came out or are announced, by their publishers: the earliest and the latest of each
 * kind of release, holidays and the lapses in US appropriations of 2025 and 2026 included.
 */
test.each([
  ['Non-Farm Employment Change', 'US', '2025-07-03', '2025-06'],
  ['Non-Farm Employment Change', 'US', '2025-11-20', null], // September's, 51 days late
  ['Non-Farm Employment Change', 'US', '2025-12-16', '2025-11'],
  ['Non-Farm Employment Change', 'US', '2026-02-11', '2026-01'],
  ['Unemployment Rate', 'US', '2026-07-02', '2026-06'],
  ['CPI y/y', 'US', '2025-10-24', '2025-09'],
  ['CPI y/y', 'US', '2025-12-18', '2025-11'],
  ['CPI m/m', 'US', '2026-11-10', '2026-10'],
  ['PPI m/m', 'US', '2026-01-30', '2025-12'],
  ['PPI m/m', 'US', '2026-02-27', '2026-01'],
  ['PPI m/m', 'US', '2026-09-10', '2026-08'],
  ['Import Prices m/m', 'US', '2026-12-17', '2026-11'],
  ['JOLTS Job Openings', 'US', '2025-12-09', '2025-10'],
  ['JOLTS Job Openings', 'US', '2026-09-29', '2026-08'],
  ['Employment Cost Index q/q', 'US', '2025-07-31', '2025-Q2'],
  ['Employment Cost Index q/q', 'US', '2025-12-10', '2025-Q3'],
  ['Prelim Nonfarm Productivity q/q', 'US', '2026-01-08', '2025-Q3'],
  ['Prelim Nonfarm Productivity q/q', 'US', '2026-11-05', '2026-Q3'],
  ['Revised Unit Labor Costs q/q', 'US', '2026-09-03', '2026-Q2'],
  ['Revised Unit Labor Costs q/q', 'US', '2026-12-08', '2026-Q3'],
  ['Advance GDP q/q', 'US', '2025-07-30', '2025-Q2'],
  ['GDP Growth Rate QoQ Adv', 'US', '2025-12-23', '2025-Q3'],
  ['Advance GDP q/q', 'US', '2026-02-20', '2025-Q4'],
  ['Prelim GDP q/q', 'US', '2025-08-28', '2025-Q2'],
  ['Prelim GDP q/q', 'US', '2025-12-23', '2025-Q3'],
  ['Final GDP q/q', 'US', '2025-06-26', '2025-Q1'],
  ['Final GDP q/q', 'US', '2026-01-22', '2025-Q3'],
  ['Final GDP q/q', 'US', '2026-04-09', '2025-Q4'],
  ['Core PCE Price Index m/m', 'US', '2025-09-26', '2025-08'],
  ['Core PCE Price Index m/m', 'US', '2026-02-20', null], // December's: not to be taken for January's
  ['Core PCE Price Index m/m', 'US', '2026-03-13', '2026-01'],
  ['Retail Sales m/m', 'US', '2025-02-14', '2025-01'],
  ['Retail Sales m/m', 'US', '2025-07-17', '2025-06'],
  ['Housing Starts', 'US', '2025-05-16', '2025-04'],
  ['Building Permits', 'US', '2025-08-19', '2025-07'],
  ['New Home Sales', 'US', '2025-04-23', '2025-03'],
  ['New Home Sales', 'US', '2025-08-25', '2025-07'],
  ['Durable Goods Orders m/m', 'US', '2025-04-24', '2025-03'],
  ['Durable Goods Orders m/m', 'US', '2025-09-25', '2025-08'],
  ['Factory Orders m/m', 'US', '2025-07-03', '2025-05'],
  ['Trade Balance', 'US', '2025-07-03', '2025-05'],
  ['Trade Balance', 'US', '2026-01-29', null], // November's: not to be taken for December's
  ['Trade Balance', 'US', '2026-02-19', '2025-12'],
  ['Business Inventories m/m', 'US', '2025-08-15', '2025-06'],
  ['Construction Spending m/m', 'US', '2025-08-01', '2025-06'],
  ['Industrial Production m/m', 'US', '2025-12-23', '2025-11'],
  ['Industrial Production m/m', 'US', '2026-01-16', '2025-12'],
  ['Empire State Manufacturing Index', 'US', '2025-02-18', '2025-02'],
  ['Crude Oil Inventories', 'US', '2025-12-29', null], // Put off to the week of the next report
  ['Crude Oil Inventories', 'US', '2025-12-31', '2025-12-26'],
  ['Natural Gas Storage', 'US', '2025-11-26', '2025-11-21'], // On Wednesday, before Thanksgiving
  ['Core CPI Flash Estimate y/y', 'EU', '2026-01-07', '2025-12'],
  ['Unemployment Rate', 'EU', '2026-01-08', '2025-11'],
  ['Industrial Production m/m', 'EU', '2026-08-13', '2026-06'],
  ['PPI m/m', 'EU', '2026-01-08', '2025-11'],
  ['PPI m/m', 'EU', '2026-10-05', '2026-08'],
  ['Economic Sentiment', 'EU', '2026-01-08', '2025-12'],
  ['Economic Sentiment', 'EU', '2026-08-28', '2026-08'],
  ['Consumer Confidence Final', 'EU', '2026-08-28', '2026-08'],
  ['Prelim Flash GDP q/q', 'EU', '2025-07-30', '2025-Q2'],
  ['Flash GDP q/q', 'EU', '2025-08-14', '2025-Q2'],
  ['Revised GDP q/q', 'EU', '2025-09-05', '2025-Q2'],
  ['M3 Money Supply y/y', 'EU', '2026-01-29', '2025-12'],
  ['CPI y/y', 'GB', '2026-02-18', '2026-01'],
  ['CPI y/y', 'GB', '2025-10-22', '2025-09'],
  ['GDP m/m', 'GB', '2026-01-15', '2025-11'],
  ['Prelim GDP q/q', 'GB', '2026-02-12', '2025-Q4'],
  ['Retail Sales m/m', 'GB', '2025-09-05', '2025-07'], // Two weeks late
  ['Unemployment Rate', 'GB', '2026-01-20', '2025-10'],
  ['Average Earnings Index 3m/y', 'GB', '2026-01-20', '2025-11'],
  ['Claimant Count Change', 'GB', '2026-01-20', '2025-12'],
  ['Current Account', 'GB', '2025-12-22', '2025-Q3'],
  ['CPI y/y', 'CA', '2026-01-19', '2025-12'],
  ['Employment Change', 'CA', '2026-01-09', '2025-12'],
  ['Employment Change', 'CA', '2026-03-13', '2026-02'],
  ['GDP m/m', 'CA', '2025-12-23', '2025-10'],
  ['GDP m/m', 'CA', '2026-02-27', '2025-12'],
  ['Trade Balance', 'CA', '2026-02-19', '2025-12'],
  ['Retail Sales m/m', 'CA', '2026-01-23', '2025-11'],
  ['Employment Change', 'AU', '2025-12-11', '2025-11'],
  ['Unemployment Rate', 'AU', '2026-12-10', '2026-11'],
  ['Employment Change', 'AU', '2026-01-22', '2025-12'],
  ['CPI y/y', 'AU', '2026-01-07', '2025-11'],
  ['CPI y/y', 'AU', '2026-01-28', '2025-12'],
  ['CPI y/y', 'AU', '2027-02-24', '2027-01'], // On the fourth Wednesday from then on
  ['Goods Trade Balance', 'AU', '2026-01-08', '2025-11'],
  ['Wage Price Index q/q', 'AU', '2026-02-18', undefined], // The yearly change is followed
  ['Wage Price Index YoY', 'AU', '2026-02-18', '2025-Q4'],
  ['Inflation Rate YoY', 'MX', '2026-01-08', '2025-12'],
  ['Mid-month Inflation Rate YoY', 'MX', '2026-01-22', '2026-01-H1'],
  ['GDP Growth Rate YoY Final', 'MX', '2025-11-21', '2025-Q3'],
  ['National Core CPI y/y', 'JP', '2025-12-18', '2025-11'],
])('N11 "%s" of %s on %s is about %s', (title, country, day, period) => {
  const row = officialRowOf({ title, country });
  expect(row ? usualPeriod(new Date(`${day}T13:30:00Z`), row) : undefined).toBe(period);
});
