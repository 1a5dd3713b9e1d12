import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CATALOGUE } from '#content/indicators/catalogue.ts';
import { OFFICIAL_ROWS } from '#content/indicators/official/rows.ts';
import { UNAVAILABLE } from '#content/indicators/official/unavailable.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { CoverageStrip } from './CoverageStrip.tsx';
import { coveredCountries, unavailableRows, unreviewedNames } from './coverage-groups.ts';
import { delayWords } from './delay-words.ts';
import { SourceFilter } from './SourceFilter.tsx';
import { OpenData } from './Sources.tsx';

const rowsOf = (locale: 'es' | 'en') =>
  coveredCountries(locale).flatMap(({ code, publishers }) =>
    publishers.flatMap(({ rows }) => rows.map(({ kind }) => `${kind} ${code}`)),
  );

it.each(['es', 'en'] as const)(
  'N11 every kind with a figure is followed, has a reason, or is not read yet, in %s',
  (locale) => {
    const followed = new Set(OFFICIAL_ROWS.map(({ kind, country }) => `${kind} ${country}`));
    expect(new Set(rowsOf(locale))).toEqual(followed);
    expect(unavailableRows(locale)).toHaveLength(UNAVAILABLE.length);
    const known = new Set([...OFFICIAL_ROWS, ...UNAVAILABLE].map(({ kind }) => kind)).add('cot-positions');
    const figures = CATALOGUE.filter(({ kind, unit }) => unit !== null && !known.has(kind));
    const rest = new Set(figures.map(({ name }) => name[locale]));
    expect(unreviewedNames(locale)).toHaveLength(rest.size);
  },
);

it('N10 N11 the filter of the page hides the other groups for each country', () => {
  const css = readFileSync(new URL('./Sources.module.css', import.meta.url), 'utf8');
  for (const code of [...coveredCountries('es').map(({ code }) => code), 'none', 'unreviewed'])
    expect(css).toContain(`:has([value="${code}"]:checked) [data-group]:not([data-group="${code}"])`);
});

it('N11 our calculation is said only where the publisher has none, and figures by hand are marked', () => {
  const publishers = coveredCountries('en').flatMap((country) => country.publishers);
  const ids = (byHand: boolean) => publishers.filter((one) => one.byHand === byHand).map(({ id }) => id);
  expect(ids(true)).toEqual(['rba', 'rbnz']);
  expect(ids(false)).not.toContain('rba');
  const isOurs = ({ published, calculation }: (typeof OFFICIAL_ROWS)[number]) =>
    published === undefined && calculation.type !== 'level';
  const followed = OFFICIAL_ROWS.filter(({ isWitness = false }) => !isWitness);
  const ours = Map.groupBy(followed, ({ kind, country }) => `${kind} ${country}`);
  for (const { code, publishers } of coveredCountries('en'))
    for (const { kind, figure } of publishers.flatMap(({ rows }) => rows))
      expect(figure.includes('our calculation'), `${kind} ${code}`).toBe(
        ours.get(`${kind} ${code}`)?.some(isOurs),
      );
});

it('N11 a delay is written with its count, and there is none without a measurement', () => {
  expect(delayWords({ delaySeconds: 30, releases: 2 }, 'en')).toBe('under 1 min (n = 2)');
  expect(delayWords({ delaySeconds: 180, releases: 6 }, 'es')).toBe('3 min (n = 6)');
  expect(delayWords({ delaySeconds: 3 * 3600, releases: 1 }, 'en')).toBe('3 hr (n = 1)');
  expect(delayWords({ delaySeconds: null, releases: 0 }, 'en')).toBeNull();
});

it('N11 the page has the notice of each publisher, word for word', () => {
  const text = load(renderToStaticMarkup(<OpenData locale="es" />)).text();
  for (const vendor of [VENDORS.bls, VENDORS.bea, VENDORS.ons])
    expect(text).toContain(vendor.official.notice);
});

it('N11 the strip shows to scale how many figures are read, have no free value, or are not read yet', () => {
  const countries = coveredCountries('es');
  const $ = load(renderToStaticMarkup(<CoverageStrip countries={countries} locale="es" />));
  const counts = [rowsOf('es').length, UNAVAILABLE.length, unreviewedNames('es').length];
  expect(
    $('dd')
      .toArray()
      .map((one) => Number($(one).text())),
  ).toEqual(counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const widths = $('rect')
    .toArray()
    .map((one) => Number.parseFloat($(one).attr('width') ?? ''));
  counts.forEach((count, place) => {
    expect(widths[place]).toBeCloseTo((100 * count) / all);
  });
});

it('N11 the filter is one control with a choice for each group', () => {
  const countries = coveredCountries('en');
  const $ = load(renderToStaticMarkup(<SourceFilter countries={countries} locale="en" />));
  expect($('select')).toHaveLength(1);
  expect(
    $('option')
      .toArray()
      .map((one) => $(one).attr('value')),
  ).toEqual(['all', ...countries.map(({ code }) => code), 'none', 'unreviewed']);
});
