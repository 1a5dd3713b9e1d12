import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.ts';
import { OFFICIAL_ROWS } from './rows.ts';
import { UNAVAILABLE } from './unavailable.ts';

test('N11 every reason is about a kind of the catalogue, once, and about none that is followed', () => {
  const kinds = UNAVAILABLE.map(({ kind }) => kind);
  const known = new Set<string>(CATALOGUE.map(({ kind }) => kind));
  const followed = new Set(OFFICIAL_ROWS.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
  expect(kinds.filter((kind) => followed.has(kind))).toEqual([]);
});

test.each(UNAVAILABLE)('N11 the reason of $kind fits a row in both languages', ({ reason }) => {
  for (const text of Object.values(reason)) {
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(60);
  }
});
