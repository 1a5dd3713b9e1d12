import { expect, test } from 'vitest';
import { BASE_LOCALES } from '#contracts/locale.ts';
import { GLOSSARY } from './glossary.ts';

test('F12 the glossary explains NFP, CPI, PPI, PMI, GDP, FOMC and the dot plot', () => {
  expect(GLOSSARY.map(({ id }) => id)).toEqual(['nfp', 'cpi', 'ppi', 'pmi', 'gdp', 'fomc', 'dot-plot']);
});

test.each(BASE_LOCALES)('F12 every term is named and explained in %s', (locale) => {
  for (const { id, term, definition } of GLOSSARY) {
    expect(term[locale].toLowerCase(), id).toContain(id.replace('-', ' '));
    expect(definition[locale], id).toMatch(/^\S.{40,}\.$/);
  }
});
