import { expect, test } from 'vitest';
import { currencyOf } from '#domain/events/places.ts';
import { expand } from '#domain/indicators/patterns.ts';
import { usualPeriod } from '#domain/official/about.ts';
import { CATALOGUE } from '../catalogue.ts';
import { indicatorOf } from '../identify.ts';
import { OFFICES, PUBLISHERS } from '../publishers.ts';
import { OFFICIAL_ROWS, officialRowOf, witnessRowOf } from './rows.ts';

const KINDS = new Set<string>(CATALOGUE.map(({ kind }) => kind));
const HOSTS = [...Object.values(PUBLISHERS), ...Object.values(OFFICES).flatMap(Object.values)].map(
  ({ url }) => new URL(url).hostname.replace(/^www\./, ''),
);

test('N11 every followed figure is a kind of the catalogue, once for each country and comparison', () => {
  const names = OFFICIAL_ROWS.filter(({ isWitness }) => !isWitness).map(
    ({ kind, country, compared }) => `${kind} ${country} ${compared}`,
  );
  expect(OFFICIAL_ROWS.filter(({ kind }) => !KINDS.has(kind))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('N11 every title that a row names is one of its kind in the currency of its country', () => {
  const foreign = OFFICIAL_ROWS.flatMap(({ kind, country, titles }) =>
    titles
      .flatMap(expand)
      .filter((title) => indicatorOf(title, currencyOf(country))?.kind !== kind)
      .map((title) => `${country} ${kind}: ${title}`),
  );
  expect(foreign).toEqual([]);
});

test.each(OFFICIAL_ROWS)(
  'N11 $kind of $country has a period guard that fits one period, and a link',
  (row) => {
    const shortest = { month: 28, 'half-month': 13, quarter: 90, week: 7, day: 1 }[row.period];
    for (const [fewest, most] of [row.releasedAfterDays, ...Object.values(row.editions ?? {})]) {
      expect(most).toBeGreaterThanOrEqual(fewest);
      expect(most - fewest).toBeLessThan(shortest);
    }
    const host = new URL(row.link).hostname;
    expect(
      HOSTS.some((known) => host === known || host.endsWith(`.${known}`)),
      host,
    ).toBe(true);
    expect(row.unit).not.toBe('');
    expect(row.series).toMatch(/^[a-z]+\/\S+$/);
  },
);

test('N11 K4 one title is the rate of another bank in another currency', () => {
  const title = 'Overnight Rate';
  expect(officialRowOf({ title, country: 'MX', currency: 'MXN' })?.kind).toBe('banxico-rate');
  expect(officialRowOf({ title, country: 'MX' })).toBeNull();
});

test('N11 K4 the data house’s plain title in Mexico is the Bank of Mexico’s decision, and nobody else’s', () => {
  const title = 'Interest Rate Decision';
  expect(officialRowOf({ title, country: 'MX', currency: 'MXN' })?.series).toBe('banxico/SF61745');
  expect(officialRowOf({ title, country: 'US', currency: 'USD' })).toBeNull();
});

test('N11 a series has one unit and one type of period in all its rows', () => {
  for (const [series, rows] of Map.groupBy(OFFICIAL_ROWS, (row) => row.series))
    expect(new Set(rows.map(({ unit, period }) => `${unit} ${period}`)).size, series).toBe(1);
});

test.each([
  ['Retail Sales m/m', 'US', 'eits/marts/44X72/MPCSM'],
  ['Retail Sales Ex Gas/Autos MoM', 'US', undefined],
  ['Inflation Rate YoY', 'MX', 'inegi/910392'],
  ['Mid-month Core Inflation Rate MoM', 'MX', 'inegi/910421'],
  ['Banxico Interest Rate Decision', 'MX', 'banxico/SF61745'],
  ['Remittances', 'MX', 'banxico/SE27803'],
  ['National Core CPI y/y', 'JP', 'estat/0004052037/3/0161/00000'],
  ['Core Inflation Rate YoY', 'JP', undefined],
  ['Crude Oil Inventories', 'US', 'eia/petroleum/stoc/wstk/WCESTUS1'],
  ['EIA Natural Gas Stocks Change', 'US', 'eia/natural-gas/stor/wkly/NW2_EPG0_SWO_R48_BCF'],
  ['API Crude Oil Stock Change', 'US', undefined],
  ['Official Cash Rate', 'NZ', 'rbnz/ocr'],
  ['CPI m/m', 'US', 'bls/CUSR0000SA0'],
  ['Inflation Rate YoY', 'US', 'bls/CUUR0000SA0'],
  ['Core CPI m/m', 'US', 'bls/CUSR0000SA0L1E'],
  ['Non-Farm Employment Change', 'US', 'bls/CES0000000001'],
  ['Nonfarm Payrolls Private', 'US', 'bls/CES0500000001'],
  ['JOLTS Job Openings', 'US', 'bls/JTS000000000000000JOL'],
  ['Federal Funds Rate', 'US', 'fed/statement/to'],
  ['Main Refinancing Rate', 'EU', 'ecb/FM/D+B.U2.EUR.4F.KR.MRR_FR.LEV'],
  ['Overnight Rate', 'CA', 'boc/V39079'],
  ['SNB Policy Rate', 'CH', 'snb/snbgwdzid/LZ'],
  ['Employment Change', 'AU', 'abs/LF/M3.3.1599.20.AUS.M'],
  ['Goods Trade Balance', 'AU', 'abs/ITGS/M1.170.20.AUS.M'],
  ['NY Empire State Manufacturing Index', 'US', 'nyfed/esms/GACDISA'],
  ['Core Durable Goods Orders m/m', 'US', 'census/M3ADV/DXT/NO'],
  [
    'Claimant Count Change',
    'GB',
    'ons/employmentandlabourmarket/peoplenotinwork/outofworkbenefits/timeseries/bcjd/unem',
  ],
  ['Cash Rate', 'AU', 'rba/cash-rate'],
  ['Prelim Nonfarm Productivity q/q', 'US', 'bls/PRS85006092'],
  ['Consumer Confidence Final', 'EU', 'eurostat/ei_bsco_m?freq=M&indic=BS-CSMCI&s_adj=SA&unit=BAL&geo=EA21'],
  [
    'PPI m/m',
    'EU',
    'eurostat/sts_inppd_m?freq=M&indic_bt=PRC_PRR_DOM&nace_r2=B-E36&s_adj=NSA&unit=PCH_PRE&geo=EA21',
  ],
  ['Loans to Companies YoY', 'EU', 'ecb/BSI/M.U2.Y.U.A20T.A.I.U2.2240.Z01.A'],
  ['Loans to Households YoY', 'EU', 'ecb/BSI/M.U2.Y.U.A20T.A.I.U2.2250.Z01.A'],
  ['Non Defense Goods Orders Ex Air', 'US', 'census/M3ADV/NXA/NO'],
  ['Factory Orders ex Transportation', 'US', 'census/M3/MXT/NO'],
  ['Wholesale Trade Sales MoM', 'US', 'census/MWTS/42/SM'],
  // Neighbours of a followed figure, in its kind or beside it.
  ['Industrial Sentiment', 'EU', undefined],
  ['Services Sentiment', 'EU', undefined],
  ['Retail Inventories Ex Autos MoM', 'US', undefined],
  ['Claimant Count Rate', 'GB', undefined],
  ['JOLTs Job Quits Rate', 'US', undefined],
  ['Belgian Consumer Confidence', 'EU', undefined],
  ['North Rhine Westphalia CPI YoY', 'EU', undefined],
  ['CPI m/m', 'JP', undefined],
  ['CPI q/q', 'US', undefined],
  ['ISM Manufacturing PMI', 'US', undefined],
])('N11 the event "%s" of %s is a release of %s', (title, country, series) => {
  expect(officialRowOf({ title, country })?.series).toBe(series);
});

test('N11 the New York Fed is a witness of the Federal Reserve’s rate, and of no other figure', () => {
  const rate = { title: 'Federal Funds Rate', country: 'US' };
  expect(witnessRowOf(rate)?.series).toBe('nyfed/effr/targetRateTo');
  expect(witnessRowOf({ ...rate, title: 'CPI m/m' })).toBeNull();
});

/** Days of the year 2026 on which the release came out or is announced. */
test.each([
  ['Unemployment Rate', 'GB', '2026-08-11', '2026-05'], // April to June, dated by the month in the middle
  ['Average Earnings Index 3m/y', 'GB', '2026-08-11', '2026-06'], // The same months, dated by the last one
  ['Federal Funds Rate', 'US', '2026-09-16', '2026-09-16'],
  ['Deposit Facility Rate', 'EU', '2026-09-10', '2026-09-16'], // In force from the Wednesday after
  ['Deposit Facility Rate', 'EU', '2026-09-09', null], // A Wednesday: the days to the effect are not known
  ['Overnight Rate', 'CA', '2026-09-02', '2026-09-03'],
  ['Empire State Manufacturing Index', 'US', '2026-09-15', '2026-09'],
  ['Industrial Production m/m', 'US', '2026-09-18', '2026-08'],
  ['CPI y/y', 'AU', '2026-08-26', '2026-07'],
  ['GDP q/q', 'AU', '2026-09-02', '2026-Q2'],
  ['Wage Price Index y/y', 'AU', '2026-08-12', '2026-Q2'],
  ['Factory Orders m/m', 'US', '2026-10-02', '2026-08'],
  ['Wholesale Inventories m/m', 'US', '2026-10-09', '2026-08'],
  ['Wholesale Inventories m/m', 'US', '2026-09-29', null], // The advance estimate of August is another series
  ['Trimmed CPI y/y', 'CA', '2026-09-15', '2026-08'],
])('N11 "%s" of %s on %s is about %s', (title, country, day, period) => {
  const row = officialRowOf({ title, country });
  expect(row && usualPeriod(new Date(`${day}T12:00:00Z`), row)).toBe(period);
});

test.each([
  ['Final CPI y/y', '2026-02-25', '2026-01'],
  ['CPI Flash Estimate y/y', '2026-03-03', '2026-02'],
  ['CPI Flash Estimate y/y', '2026-03-31', '2026-03'],
  ['Final Core CPI y/y', '2026-09-17', '2026-08'],
  ['CPI y/y', '2026-02-25', null],
])('N11 "%s" of the euro area on %s is about %s', (title, day, period) => {
  const row = officialRowOf({ title, country: 'EU', currency: 'EUR' });
  expect(row && usualPeriod(new Date(`${day}T10:00:00.000Z`), row)).toBe(period);
});

test.each([
  // The plain title is Fair Economy's name of the flash.
  ['Consumer Confidence', 'EU', 'Consumer Confidence Final'],
  ['Consumer Confidence Flash', 'EU', 'Consumer Confidence Final'],
  ['Prelim Wholesale Inventories m/m', 'US', 'Wholesale Inventories m/m'],
  ['Wholesale Inventories MoM Adv', 'US', 'Final Wholesale Inventories m/m'],
  // A text about the month after.
  ['GDP MoM Prel', 'CA', 'GDP MoM'],
  ['Retail Sales MoM Prel', 'CA', 'Retail Sales MoM Final'],
  ['Manufacturing Sales MoM Prel', 'CA', 'Manufacturing Sales MoM Final'],
  ['GDP Growth Rate YoY Prel', 'MX', 'GDP Growth Rate YoY Final'],
  ['Final GDP q/q', 'GB', 'Prelim GDP q/q'],
  ['Revised Durable Goods Orders m/m', 'US', 'Durable Goods Orders m/m'],
  ['Building Permits Final', 'US', 'Building Permits Prel'],
])(
  'N11 "%s" of %s is an edition that the followed series does not have, "%s" is one',
  (title, country, own) => {
    expect(officialRowOf({ title, country })).toBeNull();
    expect(officialRowOf({ title: own, country })).not.toBeNull();
  },
);
