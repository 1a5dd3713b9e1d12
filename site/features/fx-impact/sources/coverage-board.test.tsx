import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import type { Coverage } from '#contracts/coverage.ts';
import { CoverageBoard } from './CoverageBoard.tsx';
import { coveredCountries } from './coverage-groups.ts';

const state = vi.hoisted(() => ({
  data: undefined as Coverage | undefined,
  hasFailed: false,
  isFetching: false,
  refresh: () => {},
}));
vi.mock('#site/lib/query/useQuery.ts', () => ({ useQuery: () => state }));

const draw = (over: Partial<typeof state> = {}) => {
  Object.assign(state, { data: undefined, hasFailed: false }, over);
  const address = { url: '', anonKey: 'a public key' };
  const [country] = coveredCountries('en');
  const countries = country ? [country] : [];
  return load(renderToStaticMarkup(<CoverageBoard {...{ countries, address }} locale="en" />));
};
const textOf = (hasFailed: boolean) => draw({ hasFailed }).text();

it('N11 the status of a publisher is unknown, not on its way, where it could not be read', () => {
  expect(textOf(false)).toContain(translate('en', 'sources.waiting'));
  expect(textOf(true)).not.toContain(translate('en', 'sources.waiting'));
  expect(textOf(true)).toContain(translate('en', 'sources.unknown'));
});

it('N11 a country is folded under its name and count, and its rows are in the HTML', () => {
  const $ = draw();
  const [country] = coveredCountries('en');
  const rows = country?.publishers.flatMap((publisher) => publisher.rows) ?? [];
  expect($('details')).toHaveLength(1);
  expect($('details').attr('open')).toBeUndefined();
  expect($('summary h2').text()).toBe(country?.name);
  expect($('summary').text()).toContain(translate('en', 'sources.count', { count: rows.length }));
  expect($('tbody tr')).toHaveLength(rows.length);
});

it('N11 delays have a column only where one was measured', () => {
  const [country] = coveredCountries('en');
  const [first, second] = country?.publishers ?? [];
  const delay = translate('en', 'sources.delay');
  const columns = (coverage: Coverage | undefined) =>
    draw({ data: coverage })('table')
      .toArray()
      .map((table) => load(table).text().includes(delay));
  const figures = [first, second].map((publisher, place) => ({
    kind: publisher?.rows[0]?.kind ?? '',
    country: country?.code ?? '',
    publisher: publisher?.id ?? '',
    delaySeconds: place === 0 ? 180 : null,
    releases: place === 0 ? 6 : 0,
  }));
  expect(columns(undefined)).not.toContain(true);
  expect(columns({ publishers: [], figures }).slice(0, 2)).toEqual([true, false]);
  expect(draw({ data: { publishers: [], figures } }).text()).toContain('3 min (n = 6)');
});
