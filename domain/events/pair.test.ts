import { describe, expect, it } from 'vitest';
import { kindOf } from '#content/indicators/identify.ts';
import { joined, row } from './testing/listing.ts';

const german = { country: 'DE', currency: 'EUR' };

describe('pairing: one event in two wordings', () => {
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
  ])('K3 %s = %s', (weekly, rss) => {
    expect(joined([row(weekly)], [row(rss)])).toHaveLength(1);
  });

  it.each([
    ['Goods Trade Balance', 'Balance of Trade', 'AU', 'AUD', '4.61B', 'A$4.608B'],
    ['UBS Economic Expectations', 'Economic Sentiment Index', 'CH', 'CHF', '-12.0', '-12'],
    ['BOJ Outlook Report', 'BoJ Quarterly Outlook Report', 'JP', 'JPY', null, null],
  ])('K3 %s = %s where the country is %s', (weekly, rss, country, currency, before, previous) => {
    const place = { country, currency };
    expect(
      joined(
        [row(weekly, { ...place, awaitedPrevious: before })],
        [row(rss, { ...place, awaitedPrevious: previous })],
        kindOf,
      ),
    ).toHaveLength(1);
  });

  it('K3 the balance of goods and the whole balance stay two events elsewhere', () => {
    expect(joined([row('Goods Trade Balance')], [row('Balance of Trade')], kindOf)).toEqual([]);
  });

  it('K3 German Prelim CPI m/m = Inflation Rate MoM Prel of Germany', () => {
    expect(
      joined([row('German Prelim CPI m/m', german)], [row('Inflation Rate MoM Prel', german)]),
    ).toHaveLength(1);
  });

  it('K3 knowledge of indicators joins what the words do not', () => {
    const kindOf = () => 'claimant-count';
    const pair = [row('Claimant Count Change')] as const;
    const rss = [row('Jobless Benefit Claims')];
    expect(joined([...pair], rss)).toEqual([]);
    expect(joined([...pair], rss, kindOf)).toHaveLength(1);
  });
});

describe('pairing: near misses stay apart', () => {
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
  ])('K3 %s ≠ %s', (weekly, rss) => {
    expect(joined([row(weekly)], [row(rss)])).toEqual([]);
  });

  it("K3 knowledge of indicators does not bring a headline rate its core's or its year's value", () => {
    const kindOf = () => 'cpi';
    expect(joined([row('CPI m/m')], [row('Core CPI m/m')], kindOf)).toEqual([]);
    expect(joined([row('CPI m/m')], [row('CPI y/y')], kindOf)).toEqual([]);
  });

  it('K3 knowledge of indicators keeps like titles of two kinds apart', () => {
    const kindOf = (title: string) => title;
    expect(
      joined([row('Big Survey of Firm Investment Plans')], [row('Survey of Firm Investment Plans')]),
    ).toHaveLength(1);
    expect(
      joined([row('Big Survey of Firm Investment Plans')], [row('Survey of Firm Investment Plans')], kindOf),
    ).toEqual([]);
  });

  it('K3 one kind with two claimants is not guessed at', () => {
    const kindOf = () => 'housing';
    const rss = [row('Homes A'), row('Dwellings B')];
    expect(joined([row('Residential C')], rss, kindOf)).toEqual([]);
  });

  it('K3 one kind is not enough where the previous figures say otherwise', () => {
    const kindOf = () => 'mortgages';
    const approvals = row('Mortgage Approvals', { awaitedPrevious: '56K' });
    const pairOf = (previous: string) =>
      joined([approvals], [row('Home Loans', { awaitedPrevious: previous })], kindOf);
    expect(pairOf('£3.1B')).toEqual([]);
    expect(pairOf('56.0K')).toHaveLength(1);
    expect(pairOf('')).toHaveLength(1);
  });

  it('K3 the first estimate of the next month is not the figure of this one', () => {
    const gdp = row('GDP m/m', { awaitedPrevious: '0.5%' });
    expect(joined([gdp], [row('GDP MoM Prel', { awaitedPrevious: '0.1%' })])).toEqual([]);
    expect(joined([gdp], [row('GDP MoM Prel', { awaitedPrevious: '0.5%' })])).toHaveLength(1);
  });

  it("K3 German CPI does not take France's, nor the euro area's", () => {
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

  it('K3 a clash of units forbids a join', () => {
    const weekly = row('Consumer Sentiment', { forecast: '-1.7%' });
    expect(joined([weekly], [row('Consumer Sentiment', { actual: '92.1' })])).toEqual([]);
    expect(joined([weekly], [row('Consumer Sentiment', { actual: '187K' })])).toEqual([]);
    expect(joined([weekly], [row('Consumer Sentiment', { actual: '-1.9%' })])).toHaveLength(1);
  });

  it('K3 a period may be missing only between amounts, or beside the same previous figure', () => {
    const credit = row('Consumer Credit m/m', { awaitedPrevious: '-0.2B' });
    expect(joined([credit], [row('Consumer Credit', { actual: '$11.4B' })])).toHaveLength(1);
    expect(joined([row('CPI m/m', { awaitedPrevious: '0.2%' })], [row('CPI', { actual: '0.3%' })])).toEqual(
      [],
    );
    const prices = row('Export Prices m/m', { awaitedPrevious: '-1.2%' });
    expect(joined([prices], [row('Export Prices', { awaitedPrevious: '-1.2%' })])).toHaveLength(1);
    expect(joined([prices], [row('Export Prices', { awaitedPrevious: '3.4%' })])).toEqual([]);
  });

  it("K3 China's trade in yuan does not take its trade in dollars", () => {
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
