import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { kindOf } from './identify.ts';
import { publicationOf } from './publication.ts';
import { OFFICES, PUBLISHERS } from './publishers.ts';

const of = (title: string, country: string, locale: 'es' | 'en' = 'en') =>
  publicationOf({ kind: kindOf(title), title, country, locale });

describe('K4 who publishes what', () => {
  test('K4 at least sixty kinds with a figure name a publisher', () => {
    const named = CATALOGUE.filter(({ publisher, unit }) => publisher && unit);
    expect(named.length).toBeGreaterThanOrEqual(60);
  });

  test('K4 an exception belongs to a country we know', () => {
    for (const { kind, publisherIn = {} } of CATALOGUE)
      for (const country of Object.keys(publisherIn))
        expect(country === 'US' || country in OFFICES.statistics, `${kind} in ${country}`).toBe(true);
  });

  test('K4 every address is one of the web, without a query', () => {
    const all = [
      ...Object.values(PUBLISHERS),
      ...Object.values(OFFICES).flatMap((one) => Object.values(one)),
    ];
    for (const { url, name } of all) {
      expect(new URL(url).search, url).toBe('');
      expect(name.es && name.en, url).toBeTruthy();
    }
  });

  test.each([
    ['CPI m/m', 'US', 'https://www.bls.gov/'],
    ['CPI y/y', 'GB', 'https://www.ons.gov.uk/'],
    ['German Prelim CPI m/m', 'DE', 'https://www.destatis.de/'],
    ['Non-Farm Employment Change', 'US', 'https://www.bls.gov/'],
    ['Advance GDP q/q', 'US', 'https://www.bea.gov/'],
    ['Prelim GDP q/q', 'JP', 'https://www.esri.cao.go.jp/en/'],
    ['Retail Sales m/m', 'US', 'https://www.census.gov/economic-indicators/'],
    ['Federal Funds Rate', 'US', 'https://www.federalreserve.gov/'],
    ['Crude Oil Inventories', 'US', 'https://www.eia.gov/'],
    ['ISM Services PMI', 'US', 'https://www.ismworld.org/'],
  ])('K4 %s of %s comes from %s', (title, country, url) => {
    expect(of(title, country).official?.url).toBe(url);
  });

  test('K4 where nobody is known for sure nobody is named', () => {
    expect(of('CPI y/y', 'BR').official).toBeNull();
    expect(of('Bank Holiday', 'US').official).toBeNull();
    expect(publicationOf({ kind: null, title: 'Unheard Of', country: 'US', locale: 'es' })).toEqual({
      official: null,
      frequency: null,
      unit: null,
    });
  });

  test('K4 a change names its period, in both languages', () => {
    expect(of('CPI m/m', 'US').unit).toBe('monthly change in %');
    expect(of('CPI y/y', 'US', 'es').unit).toBe('variación anual en %');
    expect(of('Non-Farm Employment Change', 'US').frequency).toBe('monthly');
  });
});
