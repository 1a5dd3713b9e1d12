import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { translate } from '#content/words/translate.ts';
import { CoverageBoard } from './CoverageBoard.tsx';
import { coveredCountries } from './coverage-groups.ts';

const state = vi.hoisted(() => ({ data: undefined, hasFailed: false, isFetching: false, refresh: () => {} }));
vi.mock('#site/lib/query/useQuery.ts', () => ({ useQuery: () => state }));

const textOf = (hasFailed: boolean) => {
  state.hasFailed = hasFailed;
  const address = { url: '', anonKey: 'a public key' };
  const [country] = coveredCountries('en');
  const countries = country ? [country] : [];
  return load(renderToStaticMarkup(<CoverageBoard {...{ countries, address }} locale="en" />)).text();
};

it('N11 the status of a publisher is unknown, not on its way, where it could not be read', () => {
  expect(textOf(false)).toContain(translate('en', 'sources.waiting'));
  expect(textOf(true)).not.toContain(translate('en', 'sources.waiting'));
  expect(textOf(true)).not.toContain('…');
  expect(textOf(true)).toContain(translate('en', 'sources.unknown'));
});
