import { describe, expect, test } from 'vitest';
import { isAtAnnualRate, periodOf } from '#domain/indicators/title-words.ts';
import { CATALOGUE } from './catalogue.ts';
import { indicatorOf, kindOf } from './identify.ts';
import { publicationOf } from './publication.ts';
import { OFFICES, PUBLISHERS } from './publishers.ts';
import { DATA_TITLES } from './titles-data.fixture.ts';
import { EVENT_TITLES } from './titles-events.fixture.ts';
import { RECORDED_TITLES } from './titles-recorded.fixture.ts';

const of = (title: string, country: string, locale: 'es' | 'en' = 'en') =>
  publicationOf({ kind: kindOf(title), title, country, locale });

describe('K4 who publishes what', () => {
  test('K4 at least sixty kinds with a figure name a publisher', () => {
    const named = CATALOGUE.filter(({ publisher, unit }) => publisher && unit);
    expect(named.length).toBeGreaterThanOrEqual(60);
  });

  test('K4 an exception belongs to a country we know', () => {
    for (const { kind, publisherIn = {}, frequencyIn = {} } of CATALOGUE)
      for (const country of Object.keys({ ...publisherIn, ...frequencyIn }))
        expect(country === 'US' || country in OFFICES.statistics, `${kind} in ${country}`).toBe(true);
  });

  test('K4 every address is one of the web, without a query', () => {
    const all = [
      ...Object.values(PUBLISHERS),
      ...Object.values(OFFICES).flatMap((one) => Object.values(one)),
    ];
    for (const { url, name } of all) {
      expect(new URL(url).search, url).toBe('');
      expect(name.es && name.en, url).toBeTruthy();
    }
  });

  test.each([
    ['CPI m/m', 'US', 'https://www.bls.gov/'],
    ['CPI y/y', 'GB', 'https://www.ons.gov.uk/'],
    ['German Prelim CPI m/m', 'DE', 'https://www.destatis.de/'],
    ['Non-Farm Employment Change', 'US', 'https://www.bls.gov/'],
    ['Advance GDP q/q', 'US', 'https://www.bea.gov/'],
    ['Prelim GDP q/q', 'JP', 'https://www.esri.cao.go.jp/en/'],
    ['Retail Sales m/m', 'US', 'https://www.census.gov/economic-indicators/'],
    ['Federal Funds Rate', 'US', 'https://www.federalreserve.gov/'],
    ['Crude Oil Inventories', 'US', 'https://www.eia.gov/'],
    ['ISM Services PMI', 'US', 'https://www.ismworld.org/'],
  ])('K4 %s of %s comes from %s', (title, country, url) => {
    expect(of(title, country).official?.url).toBe(url);
  });

  test('K4 names no publisher where none is known for sure', () => {
    expect(of('CPI y/y', 'BR').official).toBeNull();
    expect(of('Bank Holiday', 'US').official).toBeNull();
    expect(publicationOf({ kind: null, title: 'Unheard Of', country: 'US', locale: 'es' })).toEqual({
      official: null,
      frequency: null,
      unit: null,
    });
  });

  test('K4 a change names its period, in both languages', () => {
    expect(of('CPI m/m', 'US').unit).toBe('monthly % change');
    expect(of('CPI y/y', 'US', 'es').unit).toBe('variación anual en %');
    expect(of('Non-Farm Employment Change', 'US').frequency).toBe('monthly');
  });
});

const FIGURES = [DATA_TITLES, EVENT_TITLES, RECORDED_TITLES]
  .flatMap((titles) => Object.values(titles))
  .flatMap((titles) => titles.split(' | '))
  .filter((title) => indicatorOf(title)?.unit);
const COUNTRIES = ['US', ...Object.keys(OFFICES.statistics)];

describe('K4 a title holds its figure', () => {
  test.each([
    ['mom', 'monthly', 'monthly % change'],
    ['qoq', 'quarterly', 'quarterly % change'],
    ['yoy', null, 'yearly % change'],
  ] as const)('K4 every title of period %s is %s and a %s, in every country', (period, frequency, unit) => {
    const titles = FIGURES.filter((title) => periodOf(title) === period);
    expect(titles.length).toBeGreaterThan(20);
    for (const title of titles)
      for (const country of COUNTRIES) {
        const publication = of(title, country);
        if (frequency) expect(publication.frequency, `${title} of ${country}`).toBe(frequency);
        const indicator = indicatorOf(title);
        const isOther = indicator?.isLevel || (indicator && isAtAnnualRate(indicator, title, country));
        if (!isOther) expect(publication.unit, title).toBe(unit);
      }
  });

  test('K4 only these count a level under a title with a period', () => {
    const levels = FIGURES.filter((title) => periodOf(title) && indicatorOf(title)?.isLevel);
    expect(new Set(levels.map(kindOf))).toEqual(
      new Set(['consumer-credit', 'net-lending', 'inflation-expectations', 'bsi']),
    );
  });

  test.each([
    ['Chicago Fed National Activity Index', 'US', 'Chicago Fed', 'monthly', 'index points'],
    ['Reuters Tankan Index', 'JP', 'Reuters', 'monthly', 'balance: better minus worse'],
    ['Tankan Manufacturing Index', 'JP', 'Bank of Japan', 'quarterly', 'balance: better minus worse'],
    [
      'BSI Large Manufacturing QoQ',
      'JP',
      'Ministry of Finance of Japan',
      'quarterly',
      'balance: better minus worse',
    ],
    ['CB Leading Index m/m', 'GB', 'The Conference Board', 'monthly', 'monthly % change'],
    ['Leading Indicators', 'JP', 'Cabinet Office of Japan', 'monthly', 'index points'],
    ['MBA 30-Year Mortgage Rate', 'US', 'Mortgage Bankers Association', 'weekly', 'percent'],
    ['30-Year Mortgage Rate', 'US', 'Freddie Mac', 'weekly', 'percent'],
    ['BoE Mortgage Rate', 'GB', 'Bank of England', 'monthly', 'percent'],
    ['Job Vacancies', 'AU', 'Australian Bureau of Statistics', 'quarterly', 'jobs'],
    ['JOLTS Job Openings', 'US', 'Bureau of Labor Statistics', 'monthly', 'jobs'],
    ['CFIB Business Barometer', 'CA', 'CFIB', 'monthly', 'index points'],
    ['BoC Business Outlook Survey', 'CA', 'Bank of Canada', 'quarterly', 'index points'],
    ['NZIER Business Confidence', 'NZ', 'NZIER', 'quarterly', 'balance: better minus worse'],
    ['ANZ Business Confidence', 'NZ', 'ANZ New Zealand', 'monthly', 'balance: better minus worse'],
    [
      'NAB Quarterly Business Confidence',
      'AU',
      'National Australia Bank',
      'quarterly',
      'balance: better minus worse',
    ],
    ['REINZ HPI m/m', 'NZ', 'REINZ', 'monthly', 'monthly % change'],
    ['Credit Card Spending y/y', 'NZ', 'Reserve Bank of New Zealand', 'monthly', 'yearly % change'],
    ['Electronic Retail Card Spending MoM', 'NZ', 'Stats NZ', 'monthly', 'monthly % change'],
    ['Tertiary Industry Activity m/m', 'JP', 'METI (Japan)', 'monthly', 'monthly % change'],
    ['Selling Price Expectations', 'EU', 'European Commission', 'monthly', 'balance: better minus worse'],
    ['Cleveland Fed Inflation Expectations', 'US', 'Cleveland Fed', 'irregular', 'percent'],
    ['Inflation Expectations q/q', 'NZ', 'Reserve Bank of New Zealand', 'quarterly', 'percent'],
    ['ECB Indicator of Negotiated Wage Rates', 'EU', 'European Central Bank', 'quarterly', '% change'],
    ['Spanish Unemployment Change', 'ES', 'Spanish Ministry of Labour (SEPE)', 'monthly', 'people'],
    [
      'French Gov Budget Balance',
      'FR',
      'French Ministry of Economy and Finance',
      'monthly',
      'amount of money',
    ],
    ['CPI y/y', 'NZ', 'Stats NZ', 'quarterly', 'yearly % change'],
    ['CPI q/q', 'AU', 'Australian Bureau of Statistics', 'quarterly', 'quarterly % change'],
    ['CPI m/m', 'AU', 'Australian Bureau of Statistics', 'monthly', 'monthly % change'],
    ['Unemployment Rate', 'NZ', 'Stats NZ', 'quarterly', 'percent'],
    ['Spanish Unemployment Rate', 'ES', 'INE', 'quarterly', 'percent'],
    ['Employment Change q/q', 'EU', 'Eurostat', 'quarterly', 'quarterly % change'],
    ['French Prelim Private Payrolls q/q', 'FR', 'INSEE', 'quarterly', 'quarterly % change'],
    ['GDP m/m', 'GB', 'ONS', 'monthly', 'monthly % change'],
    ['GDP m/m', 'CA', 'Statistics Canada', 'monthly', 'monthly % change'],
    ['GDP 3-Month Avg', 'GB', 'ONS', 'monthly', '% change'],
    ['Current Account', 'JP', 'Ministry of Finance of Japan', 'monthly', 'amount of money'],
    ['Current Account', 'EU', 'European Central Bank', 'monthly', 'amount of money'],
    ['German Current Account', 'DE', 'Bundesbank', 'monthly', 'amount of money'],
    ['Current Account', 'US', 'Bureau of Economic Analysis', 'quarterly', 'amount of money'],
    ['Current Account', 'MX', 'Bank of Mexico', 'quarterly', 'amount of money'],
    ['Gross Fixed Investment YoY', 'MX', 'INEGI', 'monthly', 'yearly % change'],
    ['Capacity Utilization Rate', 'US', 'Federal Reserve', 'monthly', 'percent'],
    ['Capacity Utilization MoM', 'JP', 'METI (Japan)', 'monthly', 'monthly % change'],
    ['Building Approvals m/m', 'AU', 'Australian Bureau of Statistics', 'monthly', 'monthly % change'],
    ['Building Permits', 'US', 'US Census Bureau', 'monthly', 'homes'],
    ['Challenger Job Cuts y/y', 'US', 'Challenger, Gray & Christmas', 'monthly', 'yearly % change'],
    ['Mortgage Approvals', 'GB', 'Bank of England', 'monthly', 'loans'],
    ['Home Loans m/m', 'AU', 'Australian Bureau of Statistics', 'monthly', 'monthly % change'],
    ['Exports y/y', 'CN', 'China Customs', 'monthly', 'yearly % change'],
    ['Advance GDP q/q', 'US', 'Bureau of Economic Analysis', 'quarterly', 'quarterly % change, annualized'],
    [
      'Prelim Unit Labor Costs q/q',
      'US',
      'Bureau of Labor Statistics',
      'quarterly',
      'quarterly % change, annualized',
    ],
    ['Employment Cost Index q/q', 'US', 'Bureau of Labor Statistics', 'quarterly', 'quarterly % change'],
    ['Prelim GDP q/q', 'JP', 'Cabinet Office of Japan', 'quarterly', 'quarterly % change'],
    [
      'GDP Growth Annualized Final',
      'JP',
      'Cabinet Office of Japan',
      'quarterly',
      'quarterly % change, annualized',
    ],
    ['Consumer Confidence', 'EU', 'European Commission', 'monthly', 'balance: better minus worse'],
    ['GfK Consumer Confidence', 'GB', 'GfK', 'monthly', 'balance: better minus worse'],
    ['Industrial Sentiment', 'EU', 'European Commission', 'monthly', 'balance: better minus worse'],
    ['Economic Sentiment', 'EU', 'European Commission', 'monthly', 'index points'],
    ['Westpac Consumer Confidence Change', 'AU', 'Westpac', 'monthly', 'monthly % change'],
    ['Claimant Count Rate', 'GB', 'ONS', 'monthly', 'percent'],
    ['Foreign Bond Investment', 'JP', 'Ministry of Finance of Japan', 'weekly', 'amount of money'],
    ['Foreign Bond Investment', 'US', 'US Treasury', 'monthly', 'amount of money'],
    ['Consumer Credit m/m', 'US', 'Federal Reserve', 'monthly', 'amount of money'],
  ])('K4 %s of %s: %s, %s, %s', (title, country, publisher, frequency, unit) => {
    const { official, ...rest } = of(title, country);
    expect({ publisher: official?.name, ...rest }).toEqual({ publisher, frequency, unit });
  });
});
