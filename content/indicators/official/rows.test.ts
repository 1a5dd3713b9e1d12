import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { OFFICES, PUBLISHERS } from '../publishers.ts';
import { OFFICIAL_ROWS, officialRowOf } from './rows.ts';

const KINDS = new Set<string>(CATALOGUE.map(({ kind }) => kind));
const HOSTS = [...Object.values(PUBLISHERS), ...Object.values(OFFICES).flatMap(Object.values)].map(
  ({ url }) => new URL(url).hostname.replace(/^www\./, ''),
);

test('N11 every followed figure is a kind of the catalogue, once for each country and comparison', () => {
  const names = OFFICIAL_ROWS.map(({ kind, country, compared }) => `${kind} ${country} ${compared}`);
  expect(OFFICIAL_ROWS.filter(({ kind }) => !KINDS.has(kind))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each(OFFICIAL_ROWS)(
  'N11 $kind of $country has a period guard that fits one period, and a link',
  (row) => {
    const [fewest, most] = row.releasedAfterDays;
    const shortest = { month: 28, quarter: 90, day: 1 }[row.period];
    expect(most).toBeGreaterThanOrEqual(fewest);
    expect(most - fewest).toBeLessThan(shortest);
    const host = new URL(row.link).hostname;
    expect(
      HOSTS.some((known) => host === known || host.endsWith(`.${known}`)),
      host,
    ).toBe(true);
    expect(row.unit).not.toBe('');
    expect(row.series).toMatch(/^[a-z]+\/\S+$/);
  },
);

test('N11 a series has one unit and one type of period in all its rows', () => {
  for (const [series, rows] of Map.groupBy(OFFICIAL_ROWS, (row) => row.series))
    expect(new Set(rows.map(({ unit, period }) => `${unit} ${period}`)).size, series).toBe(1);
});

test.each([
  ['CPI m/m', 'US', 'bls/CUSR0000SA0'],
  ['Inflation Rate YoY', 'US', 'bls/CUUR0000SA0'],
  ['Core CPI m/m', 'US', 'bls/CUSR0000SA0L1E'],
  ['Non-Farm Employment Change', 'US', 'bls/CES0000000001'],
  ['Nonfarm Payrolls Private', 'US', 'bls/CES0500000001'],
  ['JOLTS Job Openings', 'US', 'bls/JTS000000000000000JOL'],
  ['Prelim Nonfarm Productivity q/q', 'US', 'bls/PRS85006092'],
  ['CPI m/m', 'JP', undefined],
  ['CPI q/q', 'US', undefined],
  ['ISM Manufacturing PMI', 'US', undefined],
])('N11 the event "%s" of %s is a release of %s', (title, country, series) => {
  expect(officialRowOf({ title, country })?.series).toBe(series);
});
