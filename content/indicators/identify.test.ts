import { describe, expect, test } from 'vitest';
import { directionOf, kindOf } from './identify.ts';
import { DATA_TITLES } from './titles-data.fixture.ts';
import { EVENT_TITLES } from './titles-events.fixture.ts';
import { RECORDED_TITLES } from './titles-recorded.fixture.ts';

const TITLES = [DATA_TITLES, EVENT_TITLES, RECORDED_TITLES]
  .flatMap((titles) => Object.entries(titles))
  .flatMap(([kind, titles]) => titles.split(' | ').map((title) => ({ title, kind })));

describe('kindOf', () => {
  test('K4 the table holds at least 200 titles of at least 60 kinds', () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(TITLES.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60);
  });

  test.each(TITLES)('K4 "$title" is $kind', ({ title, kind }) => {
    expect(kindOf(title)).toBe(kind);
  });

  test.each([
    ['Core CPI m/m', 'CPI m/m'],
    ['Core Retail Sales m/m', 'Retail Sales m/m'],
    ['Core PCE Price Index MoM', 'PCE Price Index MoM'],
    ['Core Durable Goods Orders m/m', 'Durable Goods Orders m/m'],
    ['Tokyo Core CPI y/y', 'National Core CPI y/y'],
    ['ADP Non-Farm Employment Change', 'Non-Farm Employment Change'],
    ['ISM Manufacturing PMI', 'Final Manufacturing PMI'],
    ['ISM Manufacturing Prices', 'ISM Manufacturing PMI'],
    ['MPC Official Bank Rate Votes', 'Official Bank Rate'],
    ['Prelim UoM Inflation Expectations', 'Prelim UoM Consumer Sentiment'],
    ['NBS Press Conference', 'ECB Press Conference'],
    ['Average Earnings excl. Bonus (3Mo/Yr)', 'Average Earnings incl. Bonus (3Mo/Yr)'],
    ['Official Cash Rate', 'Cash Rate'],
  ])('K4 "%s" and "%s" are different figures', (one, other) => {
    expect(kindOf(one)).not.toBeNull();
    expect(kindOf(other)).not.toBeNull();
    expect(kindOf(one)).not.toBe(kindOf(other));
  });

  test('K4 country, period, edition and month do not change the kind', () => {
    const same = ['CPI y/y', 'German Prelim CPI m/m', 'Spanish Flash CPI y/y', 'United States CPI (Aug)'];
    expect(same.map(kindOf)).toEqual(['cpi', 'cpi', 'cpi', 'cpi']);
  });

  test('K4 an unknown title, or part of a known one, is not guessed', () => {
    for (const title of ['', '   ', 'CPI Housing Utilities YoY', 'Zzz Index', 'PMI', '***']) {
      expect(kindOf(title)).toBeNull();
    }
  });

  test('K4 200 titles take a few milliseconds', () => {
    const titles = TITLES.slice(0, 200);
    // The fastest of ten rounds: the other ones may wait for other processes.
    const rounds = Array.from({ length: 10 }, () => {
      const started = performance.now();
      for (const { title } of titles) kindOf(title);
      return performance.now() - started;
    });
    expect(Math.min(...rounds)).toBeLessThan(25);
  });
});

describe('directionOf', () => {
  test.each([
    ['Unemployment Rate', 'lower'],
    ['Unemployment Claims', 'lower'],
    ['Continuing Jobless Claims', 'lower'],
    ['Challenger Job Cuts y/y', 'lower'],
    ['Claimant Count Change', 'lower'],
    ['Public Sector Net Borrowing', 'lower'],
    // The other vendor writes borrowing with a minus.
    ['Public Sector Net Borrowing Ex Banks', 'higher'],
    ['Core Inflation Rate YoY', 'higher'],
    ['Non Farm Payrolls', 'higher'],
    ['GDP Growth Rate QoQ Adv', 'higher'],
    ['Fed Interest Rate Decision', 'higher'],
    ['Balance of Trade', 'higher'],
    ['EIA Crude Oil Stocks Change', 'none'],
    ['Natural Gas Storage', 'none'],
    ['10-y Bond Auction', 'none'],
    ['Fed Powell Speech', 'none'],
    ['BoE MPC Vote Hike', 'none'],
    ['FOMC Statement', 'none'],
    ['Something Nobody Knows', 'none'],
  ])('K3 K4 %s: %s', (title, direction) => {
    expect(directionOf(title)).toBe(direction);
  });
});
