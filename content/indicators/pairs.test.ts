import { describe, expect, test } from 'vitest';
import { pairsOf } from './pairs.ts';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'CHF', 'AUD', 'NZD', 'CNY', 'MXN'];

describe('pairsOf', () => {
  test('K4 gold comes first for the dollar, then the majors', () => {
    const first = ['XAUUSD', 'EURUSD', 'GBPUSD', 'USDJPY', 'USDCAD', 'USDMXN'];
    expect(pairsOf('USD').slice(0, 6)).toEqual(first);
  });

  test.each(CURRENCIES)('K4 %s has distinct six-letter symbols, led by one that holds it', (currency) => {
    const pairs = pairsOf(currency);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const pair of pairs) expect(pair).toMatch(/^[A-Z]{6}$/);
    expect(pairs[0]).toContain(currency === 'CNY' ? 'CNH' : currency);
    if (currency !== 'CNY') for (const pair of pairs) expect(pair).toContain(currency);
  });

  test('K4 an unknown or missing currency touches no pair', () => {
    expect([pairsOf(null), pairsOf('All'), pairsOf('XXX'), pairsOf('')]).toEqual([[], [], [], []]);
  });

  test('K4 a fuel touches its own market, and crude oil the Canadian dollar, in any currency', () => {
    for (const currency of ['CAD', null]) {
      expect(pairsOf(currency, 'crude-oil')).toEqual(['WTI', 'USDCAD', 'CADJPY']);
      expect(pairsOf(currency, 'natural-gas')).toEqual(['NATGAS']);
    }
  });

  test('K4 a fuel’s release of the United States names gold too, after its own market', () => {
    expect(pairsOf('USD', 'crude-oil')).toEqual(['WTI', 'USDCAD', 'CADJPY', 'XAUUSD']);
    expect(pairsOf('usd', 'natural-gas')).toEqual(['NATGAS', 'XAUUSD']);
  });

  test('K4 a caller may change its list without changing the next one', () => {
    pairsOf('EUR').length = 0;
    expect(pairsOf('EUR')[0]).toBe('EURUSD');
  });
});
