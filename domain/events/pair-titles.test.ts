import { describe, expect, it, test } from 'vitest';
import { CATALOGUE } from '#content/indicators/catalogue.ts';
import { kindOf } from '#content/indicators/identify.ts';
import { SERIES_TITLES } from '#content/indicators/titles-series.fixture.ts';
import { FOLLOWED_CURRENCIES } from './places.ts';
import { MIXED_KINDS } from './synonyms.ts';
import { joined, row } from './testing/listing.ts';

const KINDS = Object.entries(SERIES_TITLES).map(
  ([kind, lines]) => [kind, lines.map((line) => line.split(' = '))] as const,
);

test.each(KINDS)(
  'K3 never takes the row of another series of the kind %s, offered alone',
  (_kind, series) => {
    const wrong = series.flatMap((titles, index) =>
      series.toSpliced(index, 1).flatMap((others) =>
        titles.flatMap((title) =>
          others.flatMap((other) =>
            FOLLOWED_CURRENCIES.flatMap((currency) => {
              const place = { currency, country: 'XX' };
              return joined([row(title, place)], [row(other, place)], kindOf);
            }),
          ),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

describe('pairing: one series in two wordings', () => {
  const same = (currency: string, country: string, weekly: string, rss: string, previous: string | null) => {
    const place = { currency, country, awaitedPrevious: previous };
    return joined([row(weekly, place)], [row(rss, place)], kindOf);
  };

  it.each([
    ['JPY', 'JP', 'Economy Watchers Sentiment', 'Eco Watchers Survey Current'],
    ['JPY', 'JP', 'Tankan Manufacturing Index', 'Tankan Large Manufacturers Index'],
    ['JPY', 'JP', 'Tankan Non-Manufacturing Index', 'Tankan Large Non-Manufacturing Index'],
    ['JPY', 'JP', 'BSI Manufacturing Index', 'BSI Large Manufacturing QoQ'],
    ['JPY', 'JP', 'National Core CPI y/y', 'Core Inflation Rate YoY'],
    ['JPY', 'JP', 'Core Machinery Orders m/m', 'Machinery Orders MoM'],
    ['JPY', 'JP', 'Leading Indicators', 'Leading Economic Index Final'],
    ['JPY', 'JP', 'BOJ Policy Rate', 'BoJ Interest Rate Decision'],
    ['JPY', 'JP', 'Tertiary Industry Activity m/m', 'Tertiary Industry Index MoM'],
    ['CNY', 'CN', 'New Loans', 'New Yuan Loans'],
    ['CNY', 'CN', 'New Home Prices m/m', 'House Price Index MoM'],
    ['CNY', 'CN', 'Manufacturing PMI', 'NBS Manufacturing PMI'],
    ['CNY', 'CN', 'RatingDog Manufacturing PMI', 'Caixin Manufacturing PMI'],
    ['CNY', 'CN', 'Foreign Direct Investment ytd/y', 'FDI (YTD) YoY'],
    ['CAD', 'CA', 'IPPI m/m', 'PPI MoM'],
    ['CAD', 'CA', 'RMPI m/m', 'Raw Materials Prices MoM'],
    ['CAD', 'CA', 'NHPI m/m', 'New Housing Price Index MoM'],
    ['CAD', 'CA', 'Overnight Rate', 'BoC Interest Rate Decision'],
    ['CAD', 'CA', 'Common CPI y/y', 'CPI Common YoY'],
    ['CAD', 'CA', 'Gov Council Member Rogers Speaks', 'BoC Rogers Speech'],
    ['CHF', 'CH', 'PPI m/m', 'Producer & Import Prices MoM'],
    ['CHF', 'CH', 'Employment Level', 'Non Farm Payrolls'],
    ['CHF', 'CH', 'SNB Policy Rate', 'SNB Interest Rate Decison'],
    ['CHF', 'CH', 'SNB Policy Rate', 'SNB Interest Rate Decision'],
    ['CHF', 'CH', 'KOF Economic Barometer', 'KOF Leading Indicators'],
    ['CHF', 'CH', 'SECO Consumer Climate', 'Consumer Confidence'],
    ['CHF', 'CH', 'Gov Board Member Tschudin Speaks', 'SNB Tschudin Speech'],
    ['USD', 'US', 'TIC Long-Term Purchases', 'Net Long-term TIC Flows'],
    ['USD', 'US', 'NFIB Small Business Index', 'NFIB Business Optimism Index'],
    ['USD', 'US', 'Federal Budget Balance', 'Monthly Budget Statement'],
    ['USD', 'US', 'Omdia Total Vehicle Sales', 'Total Vehicle Sales'],
    ['USD', 'US', 'Richmond Manufacturing Index', 'Richmond Fed Manufacturing Index'],
    ['USD', 'US', 'Capacity Utilization Rate', 'Capacity Utilization'],
    ['USD', 'US', 'ISM Services PMI', 'ISM Non-Manufacturing PMI'],
    ['GBP', 'GB', 'CBI Industrial Order Expectations', 'CBI Industrial Trends Orders'],
    ['GBP', 'GB', 'NIESR GDP Estimate', 'NIESR Monthly GDP Tracker'],
    ['GBP', 'GB', 'CBI Realized Sales', 'CBI Distributive Trades'],
    ['GBP', 'GB', 'HPI y/y', 'House Price Index YoY'],
    ['GBP', 'GB', 'Average Earnings Index 3m/y', 'Average Earnings incl. Bonus (3Mo/Yr)'],
    ['GBP', 'GB', 'Consumer Inflation Expectations', 'BoE Consumer Inflation Expectations'],
    ['EUR', 'FR', 'French Prelim Private Payrolls q/q', 'Non Farm Payrolls QoQ Prel'],
    ['EUR', 'FR', 'French Consumer Spending m/m', 'Household Consumption MoM'],
    ['EUR', 'EU', 'Private Loans y/y', 'Loans to Households YoY'],
    ['EUR', 'EU', 'Current Account', 'Current Account s.a'],
    ['EUR', 'DE', 'German GfK Consumer Climate', 'GfK Consumer Confidence'],
    ['AUD', 'AU', 'MI Inflation Expectations', 'Consumer Inflation Expectations'],
    ['AUD', 'AU', 'Westpac Consumer Sentiment', 'Westpac Consumer Confidence Change'],
    ['AUD', 'AU', 'MI Leading Index m/m', 'Westpac Leading Index MoM'],
    ['AUD', 'AU', 'Company Operating Profits q/q', 'Company Gross Profits QoQ'],
    ['NZD', 'NZ', 'BusinessNZ Manufacturing Index', 'Business NZ PMI'],
    ['NZD', 'NZ', 'BusinessNZ Services Index', 'Services NZ PSI'],
    ['NZD', 'NZ', 'Overseas Trade Index q/q', 'Terms of Trade QoQ'],
    ['NZD', 'NZ', 'Labor Cost Index q/q', 'Labour Costs Index QoQ'],
  ])('K3 in %s (%s) pairs %s with %s', (currency, country, weekly, rss) => {
    expect(same(currency, country, weekly, rss, null)).toHaveLength(1);
  });

  it.each([
    ['JPY', 'JP', 'Economy Watchers Sentiment', 'Eco Watchers Survey Outlook'],
    ['JPY', 'JP', 'Tankan Manufacturing Index', 'Tankan Large Manufacturing Outlook'],
    ['JPY', 'JP', 'Tankan Manufacturing Index', 'Tankan Small Manufacturers Index'],
    ['JPY', 'JP', 'Tankan Non-Manufacturing Index', 'Tankan Non-Manufacturing Outlook'],
    ['JPY', 'JP', 'National Core CPI y/y', 'Inflation Rate Ex-Food and Energy YoY'],
    ['AUD', 'AU', 'Westpac Consumer Sentiment', 'Westpac Consumer Confidence Index'],
    ['CNY', 'CN', 'New Loans', 'Total Social Financing'],
    ['USD', 'US', 'Crude Oil Inventories', 'EIA Crude Oil Imports Change'],
    ['GBP', 'GB', 'Claimant Count Change', 'Claimant Count Rate'],
    ['EUR', 'DE', 'German Prelim CPI m/m', 'Bavaria CPI MoM'],
    ['EUR', 'DE', 'German Prelim CPI m/m', 'Baden Wuerttemberg CPI MoM'],
    ['EUR', 'EU', 'Current Account', 'Current Account n.s.a'],
    ['GBP', 'GB', '10-y Bond Auction', 'Index-Linked 10-Year Treasury Gilt Auction'],
    // Borrowing is negative in the RSS and positive in the export.
    ['GBP', 'GB', 'Public Sector Net Borrowing', 'Public Sector Net Borrowing Ex Banks'],
  ])(
    'K3 in %s (%s) keeps %s apart from %s, alone and with the same figure',
    (currency, country, weekly, rss) => {
      expect(same(currency, country, weekly, rss, null)).toEqual([]);
      expect(same(currency, country, weekly, rss, '12')).toEqual([]);
    },
  );
});

test('K3 knows every kind that holds several series from the catalogue', () => {
  const kinds = new Set(CATALOGUE.map(({ kind }) => kind as string));
  expect([...MIXED_KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
});
