import { expect, test } from 'vitest';
import { VENDORS, vendorsOf } from './vendors.ts';

const rows = Object.entries(VENDORS);
const credits = vendorsOf('sentiment').map((id) => VENDORS[id].sentiment);

test.each(rows)('K6 %s has a name and https links', (id, { name, url, terms }) => {
  expect(id).toMatch(/^[a-z]+$/);
  expect(name.trim()).not.toBe('');
  for (const link of [url, terms]) expect(new URL(link).protocol).toBe('https:');
});

test.each(credits)('K6 N1 the credit $name fits into one CSV cell', ({ name, url }) => {
  expect(new URL(url).protocol).toBe('https:');
  for (const cell of [name, url]) expect(cell).not.toMatch(/[,"\r\n]/);
});

test('K6 the vendors of stored rows keep their ids', () => {
  // Migration 013 writes this id.
  expect(vendorsOf('sentiment')).toContain('myfxbook');
  expect(vendorsOf('events')).toEqual(
    expect.arrayContaining(['faireconomy', 'myfxbook', 'tradingview', 'investing']),
  );
  expect(vendorsOf('events')).not.toContain('cftc');
});
