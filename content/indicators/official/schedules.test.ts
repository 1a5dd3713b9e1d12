import { expect, test } from 'vitest';
import { VENDORS } from '#contracts/vendors.ts';
import { publisherOf } from '#domain/official/series.ts';
import { CATALOGUE } from '../catalogue.ts';
import { BLS_DAYS } from './bls-days.ts';
import { SCHEDULED_RELEASES, scheduledReleaseOf } from './schedules.ts';

test('N11 every release of a schedule is named once, with a publisher, known kinds and a real zone', () => {
  const kinds = new Set<string>(CATALOGUE.map(({ kind }) => kind));
  const names = SCHEDULED_RELEASES.map(({ release }) => release);
  expect(new Set(names).size).toBe(names.length);
  for (const { release, kinds: own, zone } of SCHEDULED_RELEASES) {
    expect(VENDORS[publisherOf(release)].schedule.url, release).toMatch(/^https:/);
    expect(
      own.filter((kind) => !kinds.has(kind)),
      release,
    ).toEqual([]);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});

test.each([
  ['CPI m/m', 'US', 'bls/consumer-prices'],
  ['Non-Farm Employment Change', 'US', 'bls/employment-situation'],
  ['Prelim GDP q/q', 'US', 'bea/gdp'],
  ['Core PCE Price Index m/m', 'US', 'bea/income'],
  // The prices of a quarter come out with its GDP, those of a month with incomes.
  ['Core PCE Prices QoQ Adv', 'US', 'bea/gdp'],
  ['PCE Prices QoQ Final', 'US', 'bea/gdp'],
  ['PCE Price Index YoY', 'US', 'bea/income'],
  ['Building Permits Prel', 'US', 'census/residential-construction'],
  ['Building Permits Final', 'US', undefined],
  ['Retail Inventories Ex Autos MoM Adv', 'US', undefined],
  ['Revised Durable Goods Orders m/m', 'US', undefined],
  ['GDP YoY', 'GB', 'ons/monthly-gdp'],
  ['GDP 3-Month Avg', 'GB', 'ons/monthly-gdp'],
  ['GDP Growth Rate YoY Prel', 'GB', 'ons/first-gdp'],
  ['GDP Growth Rate YoY Final', 'GB', 'ons/quarterly-accounts'],
  ['Retail Sales m/m', 'US', 'census/retail-sales'],
  ['Factory Orders m/m', 'US', 'census/factory-orders'],
  ['FOMC Meeting Minutes', 'US', 'fed/fomc-minutes'],
  ['Federal Funds Rate', 'US', 'fed/fomc-meeting'],
  ['CPI Flash Estimate y/y', 'EU', 'eurostat/flash-inflation'],
  ['Final CPI y/y', 'EU', 'eurostat/inflation'],
  ['GDP m/m', 'GB', 'ons/monthly-gdp'],
  ['Prelim GDP q/q', 'GB', 'ons/first-gdp'],
  ['Final GDP q/q', 'GB', 'ons/quarterly-accounts'],
  ['Claimant Count Change', 'GB', 'ons/labour-market'],
  ['Employment Change', 'CA', 'statcan/labour-force'],
  ['Employment Change', 'AU', 'abs/labour-force'],
  ['CPI m/m', 'JP', undefined],
  ['Greek GDP q/q', 'EU', undefined],
  ['ISM Manufacturing PMI', 'US', undefined],
])('N11 the event "%s" of %s comes out with %s', (title, country, release) => {
  expect(scheduledReleaseOf({ title, country })?.release).toBe(release);
});

test('N11 euro-area producer prices come out under the title that Eurostat gives them', () => {
  const { title } = scheduledReleaseOf({ title: 'PPI m/m', country: 'EU' }) ?? {};
  expect(title?.test('Industrial producer prices, domestic market')).toBe(true);
});

test('N11 the transcribed days name their document and when it was read, are real, in order and known by name', () => {
  const { source, title, transcribedOn, days } = BLS_DAYS;
  expect(source).toBe(VENDORS.bls.schedule.url);
  expect([title, transcribedOn]).not.toContain('');
  for (const [name, own] of Object.entries(days)) {
    expect(
      SCHEDULED_RELEASES.some(({ release, title: known }) => release.startsWith('bls/') && known.test(name)),
    ).toBe(true);
    expect(own).toEqual([...new Set(own)].sort());
    for (const day of own) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      expect([0, 6], day).not.toContain(new Date(day).getUTCDay());
    }
  }
});
