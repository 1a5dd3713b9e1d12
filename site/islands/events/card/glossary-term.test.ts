import { expect, it } from 'vitest';
import { GLOSSARY } from '#content/indicators/glossary.ts';
import { glossaryTermOf } from './glossary-term.ts';

const TITLES = {
  nfp: ['Non-Farm Employment Change', 'ADP Nonfarm Payrolls'],
  cpi: ['Core CPI m/m', 'Inflation Rate YoY'],
  ppi: ['PPI y/y'],
  pmi: ['Flash Manufacturing PMI'],
  gdp: ['Prelim GDP q/q'],
  fomc: ['FOMC Statement', 'Federal Funds Rate'],
  'dot-plot': ['FOMC Economic Projections'],
} as const;

it('F12 every term of the glossary is found in the titles that use it', () => {
  expect(Object.keys(TITLES).sort()).toEqual(GLOSSARY.map(({ id }) => id).sort());
  for (const [id, titles] of Object.entries(TITLES))
    for (const title of titles) expect(glossaryTermOf(title), title).toBe(id);
});

it('F12 a title without a term has none', () => {
  expect(glossaryTermOf('Bank Holiday')).toBeNull();
  expect(glossaryTermOf('Upmixed Orders')).toBeNull();
});
