import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';

test.each([
  ['German Prelim CPI m/m', 'cpi'],
  ['Eurozone Consumer Price Index (CPI) YoY', 'cpi'],
  ['U.S. Nonfarm Payrolls (Sep)', 'non farm payroll'],
  ['Bank of Japan Interest Rate Decision', 'boj interest rate decision'],
  ['Average Earnings excl. Bonus (3Mo/Yr)', 'average earning ex bonus'],
  ['GDP Growth Rate QoQ 2nd Est', 'gdp growth rate'],
  ['PPI Final Demand MoM', 'ppi final demand'],
  ['Ivey PMI s.a', 'ivey pmi'],
  ['Türkiye CPI', 'cpi'],
  ['', ''],
])('K4 "%s" is reduced to "%s"', (title, key) => {
  expect(normalise(title)).toBe(key);
});

test('K4 reducing twice changes nothing', () => {
  for (const title of [
    'S&P/CS Composite-20 HPI y/y',
    'RCM/TIPP Economic Optimism',
    'Philadelphia Fed Survey',
  ]) {
    expect(normalise(normalise(title))).toBe(normalise(title));
  }
});
