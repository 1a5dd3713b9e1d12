import { expect, it } from 'vitest';
import { enrich } from '#content/indicators/enrich.ts';
import { GLOSSARY } from '#content/indicators/glossary.ts';
import { SCHEDULED_FIGURES } from '#content/indicators/official/scheduled-figures.ts';
import { DATA_TITLES } from '#content/indicators/titles-data.fixture.ts';
import { EVENT_TITLES } from '#content/indicators/titles-events.fixture.ts';
import { RECORDED_TITLES } from '#content/indicators/titles-recorded.fixture.ts';
import { LOCALES } from '#contracts/locale.ts';
import { glossaryTermOf } from './glossary-term.ts';

const TITLES = {
  nfp: [
    'Non-Farm Employment Change',
    'Non Farm Payrolls',
    'United States Non Farm Payrolls',
    'Nonfarm Payrolls (Sep)',
    'NFP',
  ],
  cpi: ['Core CPI m/m', 'Inflation Rate YoY', 'IPC, mensual'],
  ppi: ['PPI y/y', 'Precios al productor, anual'],
  pmi: ['Flash Manufacturing PMI'],
  gdp: ['Prelim GDP q/q', 'PIB mensual'],
  fomc: ['FOMC Statement', 'Federal Funds Rate', 'Fed rate decision', 'Decisión de tasa de la Fed'],
  'dot-plot': ['FOMC Economic Projections', 'Interest Rate Projection - 1st Yr', 'Fed Dot Plot'],
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

it('F12 a title is not explained by a term that says something else of it', () => {
  for (const title of ['ADP Non-Farm Employment Change', 'ADP Nonfarm Payrolls', 'PPI Input q/q'])
    expect(glossaryTermOf(title), title).toBeNull();
  expect(glossaryTermOf('ECB Economic Projections')).toBeNull();
  expect(glossaryTermOf('Nonfarm Productivity QoQ Prel')).toBeNull();
  expect(glossaryTermOf('PPI Output MoM')).toBe('ppi');
});

it.each(LOCALES)('F12 a name in the place of a title has no other term than it (%s)', (locale) => {
  for (const { title, country, currency } of SCHEDULED_FIGURES) {
    const { name } = enrich({ title, country, currency, impact: 'medium', holiday: false, locale });
    expect(name, title).not.toBeNull();
    expect([null, glossaryTermOf(title)], `${title}: ${name}`).toContain(glossaryTermOf(name ?? ''));
  }
});

/** Kinds a term explains; each of the glossary's seven is in the recorded titles. */
const EXPLAINED: Readonly<Record<string, RegExp>> = {
  nfp: /^(nonfarm|private)-payrolls$/,
  cpi: /cpi$|^hicp$|^tokyo-cpi-/,
  ppi: /ppi/,
  pmi: /pmi$|^ism-(manufacturing|services)$|^businessnz-manufacturing$/,
  gdp: /^gdp/,
  fomc: /^fomc-|^fed-rate$|^central-bank-speech$/,
  'dot-plot': /^fomc-projections$|^fed-rate-projection$/,
};

it('F12 no recorded title is explained by the term of another kind of figure', () => {
  const found = new Set<string>();
  for (const [kind, titles] of Object.entries({ ...DATA_TITLES, ...EVENT_TITLES }).concat(
    Object.entries(RECORDED_TITLES),
  ))
    for (const title of titles.split(' | ')) {
      const term = glossaryTermOf(title);
      if (term === null) continue;
      found.add(term);
      expect(kind, `${title}: ${term}`).toMatch(EXPLAINED[term] ?? /^$/);
    }
  expect([...found].sort()).toEqual(GLOSSARY.map(({ id }) => id).sort());
});
