import { expect, test } from 'vitest';
import { FUTURES_MARKETS, INSTRUMENTS } from '#contracts/instruments.ts';
import { MARKET_CODES } from './markets.ts';

test.each(Object.entries(INSTRUMENTS))(
  'N8 %s consists of futures that the CFTC reports on',
  (_symbol, { legs }) => {
    const codes = legs.map(({ market }) => MARKET_CODES[market]);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d{5}[\dA-Z]$/);
  },
);

test('N8 each market has its own code', () => {
  const codes = FUTURES_MARKETS.map((market) => MARKET_CODES[market]);
  expect(new Set(codes).size).toBe(codes.length);
});
