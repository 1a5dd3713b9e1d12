import { describe, expect, test } from 'vitest';
import { futuresOf, type PositioningReport, type PositioningSymbol } from '#contracts/positioning.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { addDays } from '../events/zones.ts';
import { legOf } from './leg.ts';

const GOLD = { market: 'gold', inverted: false } as const;

function report(weeksAgo: number, net: number, fields: Partial<PositioningReport> = {}): PositioningReport {
  return {
    market: 'gold',
    name: 'GOLD',
    reportDate: addDays('2026-06-02', -7 * weeksAgo),
    openInterest: 400_000,
    nonCommercialLong: 100_000 + net,
    nonCommercialShort: 100_000,
    commercialLong: 50_000,
    commercialShort: 50_000 + net,
    ...fields,
  };
}

const percentile = (nets: readonly (number | null)[]) => {
  const reports = nets.map((net, ago) =>
    net === null ? report(ago, 0, { nonCommercialLong: null }) : report(ago, net),
  );
  const leg = legOf(GOLD, reports);
  return [leg?.percentile52w, leg?.weeks];
};

describe('N8 one leg', () => {
  test('N8 net is long minus short, and the change is against the week before', () => {
    const leg = legOf({ market: 'gold', inverted: true }, [report(0, 5_000), report(1, 7_500)]);
    expect(leg).toMatchObject({
      inverted: true,
      reportDate: '2026-06-02',
      nonCommercial: { long: 105_000, short: 100_000, net: 5_000, change: -2_500 },
      commercial: { net: -5_000, change: 2_500 },
    });
  });

  test('N8 a blank figure gives no net, no change and no percentile', () => {
    const blank = report(0, 1, { nonCommercialShort: null });
    expect(legOf(GOLD, [blank, report(1, 5)])).toMatchObject({
      nonCommercial: { long: 100_001, short: null, net: null, change: null },
      commercial: { net: -1, change: 4 },
      percentile52w: null,
    });
    expect(
      legOf(GOLD, [report(0, 5), report(1, 1, { nonCommercialShort: null })])?.nonCommercial.change,
    ).toBeNull();
  });

  test('N8 gives no weekly change when the report between is missing, but does when a holiday shifts the day', () => {
    expect(legOf(GOLD, [report(0, 5), report(2, 1)])?.nonCommercial.change).toBeNull();
    const monday = report(1, 1, { reportDate: '2026-05-25' });
    expect(legOf(GOLD, [report(0, 5), monday])?.nonCommercial.change).toBe(4);
  });

  test('N8 the percentile is the share of the last 52 nets that are not higher', () => {
    const rising = Array.from({ length: 60 }, (_, ago) => 1000 - ago);
    expect(percentile(rising)).toEqual([100, 52]);
    expect(percentile(rising.map((net) => -net))).toEqual([2, 52]);
    expect(percentile([50, ...Array.from({ length: 51 }, (_, nth) => nth + 1)])).toEqual([98, 52]);
    expect(percentile([1, ...Array(51).fill(0), ...Array(10).fill(9)])).toEqual([100, 52]);
  });

  test('N8 gives no percentile under 26 reports, and does not count blank ones', () => {
    expect(percentile(Array(25).fill(1))).toEqual([null, 25]);
    expect(percentile(Array(26).fill(1))).toEqual([100, 26]);
    expect(percentile([...Array(25).fill(1), ...Array(27).fill(null)])).toEqual([null, 25]);
    expect(legOf(GOLD, [])).toBeNull();
  });
});

const legsOf = (symbol: PositioningSymbol) =>
  futuresOf(symbol).map(({ market, inverted }) => `${inverted ? '-' : '+'}${market}`);

test('N8 gold, a cross and the peso have the expected legs', () => {
  expect(legsOf('XAUUSD')).toEqual(['+gold']);
  expect(legsOf('GBPJPY')).toEqual(['+pound', '-yen']);
  expect(legsOf('MXN')).toEqual(['+mexican-peso']);
});

test('N8 each currency but the dollar has one leg, and the quoted one is inverted', () => {
  const markets = new Map<string, string>();
  for (const symbol of SYMBOLS) {
    const sides = [`+${symbol.slice(0, 3)}`, `-${symbol.slice(3)}`].filter((side) => !side.endsWith('USD'));
    const legs = legsOf(symbol);
    expect(legs.map((leg) => leg[0])).toEqual(sides.map((side) => side[0]));
    for (const [place, side] of sides.entries()) {
      const market = legs[place]?.slice(1) ?? '';
      expect(markets.get(side.slice(1)) ?? market, symbol).toBe(market);
      markets.set(side.slice(1), market);
    }
  }
  expect(new Set(markets.values()).size).toBe(markets.size);
});
