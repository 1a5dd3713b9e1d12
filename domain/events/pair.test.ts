import { describe, expect, it } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import { joined, row } from './testing/listing.ts';

const german = { country: 'DE', currency: 'EUR' };

describe('pairing: one event with two titles', () => {
  it.each([
    ['Core PCE Price Index m/m', 'Core PCE Price Index MoM'],
    ['CPI y/y', 'Inflation Rate YoY'],
    ['Core CPI m/m', 'Core Inflation Rate MoM'],
    ['Advance GDP q/q', 'GDP Growth Rate QoQ Adv'],
    ['Prelim GDP q/q', 'GDP Growth Rate QoQ 2nd Est'],
    ['Unemployment Claims', 'Initial Jobless Claims'],
    ['Non-Farm Employment Change', 'Non Farm Payrolls'],
    ['ADP Non-Farm Employment Change', 'ADP Employment Change'],
    ['Trade Balance', 'Balance of Trade'],
    ['Federal Funds Rate', 'Fed Interest Rate Decision'],
    ['FOMC Meeting Minutes', 'FOMC Minutes'],
    ['FOMC Member Cook Speaks', 'Fed Cook Speech'],
    ['Core Retail Sales m/m', 'Retail Sales Ex Autos MoM'],
    ['Crude Oil Inventories', 'EIA Crude Oil Stocks Change'],
    ['Natural Gas Storage', 'EIA Natural Gas Stocks Change'],
    ['Prelim UoM Consumer Sentiment', 'Michigan Consumer Sentiment Prel'],
    ['S&P/CS Composite-20 HPI y/y', 'S&P/Case-Shiller Home Price YoY'],
    ['Final Services PMI', 'S&P Global Services PMI Final'],
    ['10-y Bond Auction', '10-Year Note Auction'],
    ['ISM Manufacturing Prices', 'ISM Manufacturing Prices'],
    ['SPPI y/y', 'Services PPI YoY'],
    ['Lloyds HPI m/m', 'Halifax House Price Index MoM'],
    ['Building Permits', 'Building Permits Prel'],
  ])('K3 pairs %s with %s', (weekly, rss) => {
    expect(joined([row(weekly)], [row(rss)])).toHaveLength(1);
  });

  it.each([
    ['Goods Trade Balance', 'Balance of Trade', 'AU', 'AUD', '4.61B', 'A$4.608B'],
    ['UBS Economic Expectations', 'Economic Sentiment Index', 'CH', 'CHF', '-12.0', '-12'],
    ['BOJ Outlook Report', 'BoJ Quarterly Outlook Report', 'JP', 'JPY', null, null],
  ])('K3 pairs %s with %s when the country is %s', (weekly, rss, country, currency, before, previous) => {
    const place = { country, currency };
    expect(
      joined(
        [row(weekly, { ...place, awaitedPrevious: before })],
        [row(rss, { ...place, awaitedPrevious: previous })],
        kindOf,
      ),
    ).toHaveLength(1);
  });

  it('K3 keeps the balance of goods and the whole balance apart in other countries', () => {
    expect(joined([row('Goods Trade Balance')], [row('Balance of Trade')], kindOf)).toEqual([]);
  });

  it('K3 pairs German Prelim CPI m/m with Inflation Rate MoM Prel of Germany', () => {
    expect(
      joined([row('German Prelim CPI m/m', german)], [row('Inflation Rate MoM Prel', german)]),
    ).toHaveLength(1);
  });

  it('K3 pairs by the catalogue of indicators when the titles differ', () => {
    const kindOf = () => 'claimant-count';
    const pair = [row('Claimant Count Change')] as const;
    const rss = [row('Jobless Benefit Claims')];
    expect(joined([...pair], rss)).toEqual([]);
    expect(joined([...pair], rss, kindOf)).toHaveLength(1);
  });
});

describe('pairing: similar rows that are not one event', () => {
  it.each([
    ['CPI m/m', 'Core CPI m/m'],
    ['CPI m/m', 'CPI y/y'],
    ['CPI m/m', 'Core Inflation Rate MoM'],
    ['CPI y/y', 'Harmonised Inflation Rate YoY'],
    ['Retail Sales m/m', 'Core Retail Sales m/m'],
    ['Flash Manufacturing PMI', 'S&P Global Manufacturing PMI Final'],
    ['Prelim GDP q/q', 'GDP Growth Rate QoQ Final'],
    ['Prelim GDP q/q', 'GDP Growth Annualized Prel'],
    ['Manufacturing PMI', 'Services PMI'],
    ['ISM Services PMI', 'S&P Global Services PMI'],
    ['Unemployment Rate', 'U-6 Unemployment Rate'],
    ['Goods Trade Balance', 'Balance of Trade'],
    ['Crude Oil Inventories', 'API Crude Oil Stock Change'],
    ['Crude Oil Inventories', 'EIA Cushing Crude Oil Stocks Change'],
    ['FOMC Member Cook Speaks', 'Fed Bowman Speech'],
    ['10-y Bond Auction', '30-Year Bond Auction'],
    ['UoM Inflation Expectations', 'Michigan 5 Year Inflation Expectations'],
    ['Unemployment Rate', 'Unemployment Change'],
    ['Existing Home Sales', 'New Home Sales'],
    ['Official Bank Rate', 'MPC Official Bank Rate Votes'],
  ])('K3 does not pair %s with %s', (weekly, rss) => {
    expect(joined([row(weekly)], [row(rss)])).toEqual([]);
  });

  it('K3 does not pair a headline rate with its core or yearly rate by the catalogue', () => {
    const kindOf = () => 'cpi';
    expect(joined([row('CPI m/m')], [row('Core CPI m/m')], kindOf)).toEqual([]);
    expect(joined([row('CPI m/m')], [row('CPI y/y')], kindOf)).toEqual([]);
  });

  it('K3 keeps similar titles of two kinds apart by the catalogue', () => {
    const kindOf = (title: string) => title;
    expect(
      joined([row('Big Survey of Firm Investment Plans')], [row('Survey of Firm Investment Plans')]),
    ).toHaveLength(1);
    expect(
      joined([row('Big Survey of Firm Investment Plans')], [row('Survey of Firm Investment Plans')], kindOf),
    ).toEqual([]);
  });

  it('K3 makes no pair by kind when two rows fit', () => {
    const kindOf = () => 'housing';
    const rss = [row('Homes A'), row('Dwellings B')];
    expect(joined([row('Residential C')], rss, kindOf)).toEqual([]);
  });

  it('K3 makes no pair by kind when the previous figures contradict', () => {
    const kindOf = () => 'mortgages';
    const approvals = row('Mortgage Approvals', { awaitedPrevious: '56K' });
    const pairOf = (previous: string) =>
      joined([approvals], [row('Home Loans', { awaitedPrevious: previous })], kindOf);
    expect(pairOf('£3.1B')).toEqual([]);
    expect(pairOf('56.0K')).toHaveLength(1);
    expect(pairOf('')).toHaveLength(1);
  });

  it('K3 does not pair the first estimate of the next month with the figure of this month', () => {
    const gdp = row('GDP m/m', { awaitedPrevious: '0.5%' });
    expect(joined([gdp], [row('GDP MoM Prel', { awaitedPrevious: '0.1%' })])).toEqual([]);
    expect(joined([gdp], [row('GDP MoM Prel', { awaitedPrevious: '0.5%' })])).toHaveLength(1);
  });

  it('K3 does not pair German CPI with that of France or of the euro area', () => {
    const listed = [row('German Prelim CPI m/m', german)];
    const rss = [
      row('Inflation Rate MoM Prel', { country: 'FR', currency: 'EUR' }),
      row('Inflation Rate MoM Prel', { country: 'EU', currency: 'EUR' }),
    ];
    expect(joined(listed, rss)).toEqual([]);
    const nowhere = row('Gold Fixing', { country: null, currency: 'SEK' });
    expect(joined([nowhere], [{ ...nowhere, currency: null }])).toEqual([]);
    expect(joined([nowhere], [nowhere])).toHaveLength(1);
  });

  it('K3 does not pair rows whose units clash', () => {
    const weekly = row('Consumer Sentiment', { forecast: '-1.7%' });
    expect(joined([weekly], [row('Consumer Sentiment', { actual: '92.1' })])).toEqual([]);
    expect(joined([weekly], [row('Consumer Sentiment', { actual: '187K' })])).toEqual([]);
    expect(joined([weekly], [row('Consumer Sentiment', { actual: '-1.9%' })])).toHaveLength(1);
  });

  it('K3 pairs a title without its period only with amounts or with the same previous figure', () => {
    const credit = row('Consumer Credit m/m', { awaitedPrevious: '-0.2B' });
    expect(joined([credit], [row('Consumer Credit', { actual: '$11.4B' })])).toHaveLength(1);
    expect(joined([row('CPI m/m', { awaitedPrevious: '0.2%' })], [row('CPI', { actual: '0.3%' })])).toEqual(
      [],
    );
    const prices = row('Export Prices m/m', { awaitedPrevious: '-1.2%' });
    expect(joined([prices], [row('Export Prices', { awaitedPrevious: '-1.2%' })])).toHaveLength(1);
    expect(joined([prices], [row('Export Prices', { awaitedPrevious: '3.4%' })])).toEqual([]);
  });

  it("K3 does not pair China's trade in yuan with its trade in dollars", () => {
    const china = { country: 'CN', currency: 'CNY' };
    const listed = [
      row('Trade Balance', { ...china, forecast: '735B' }),
      row('USD-Denominated Trade Balance', { ...china, forecast: '108.6B' }),
    ];
    expect(joined(listed, [row('Balance of Trade', { ...china, actual: '$112.3B' })])).toEqual([
      ['USD-Denominated Trade Balance', 'Balance of Trade'],
    ]);
  });
});
