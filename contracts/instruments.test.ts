import { expect, test } from 'vitest';
import { INSTRUMENTS } from './instruments.ts';
import { inLocale, LOCALES } from './locale.ts';
import { SYMBOLS } from './sentiment.ts';

const rows = Object.entries(INSTRUMENTS);

test('E1 the wire has the symbols of the table, in its order', () => {
  expect(SYMBOLS).toEqual(rows.map(([symbol]) => symbol));
});

test.each(rows)('E3 %s has a price format and a name in every language', (symbol, { name, ...row }) => {
  expect(symbol).toMatch(/^[A-Z]{6}$/);
  expect(row.decimals).toBeGreaterThan(0);
  expect(row.roundPrice).toBeGreaterThan(0);
  // The last decimal of a quote is a tenth of a pip.
  expect(row.pip).toBeCloseTo(10 ** (1 - row.decimals), row.decimals);
  for (const locale of LOCALES) expect(inLocale<string>(name, locale).trim()).not.toBe('');
});

test.each(['name', 'vendorIds'] as const)('E1 E6 no two instruments share one of their %s', (field) => {
  const named = rows.flatMap(([, row]) => Object.entries(row[field]).map((entry) => entry.join('=')));
  expect(new Set(named).size).toBe(named.length);
});
