import { expect, test } from 'vitest';
import { indicatorFacts } from '#content/indicators/facts.ts';
import { indicatorPageAt } from '#content/indicators/pages.ts';
import { indicatorSchema } from '#contracts/indicator.ts';
import type { OpenObservation } from '#contracts/observations.ts';
import { KEY, refusalOf, setUp } from '../testing/answering-app.ts';

const ROW: OpenObservation = {
  kind: 'cpi',
  country: 'US',
  series: 'bls/CUSR0000SA0',
  period: '2026-08',
  value: '331.250',
  unit: 'index 1982-84=100',
  vintage: 1,
  firstSeen: '2026-09-11T12:30:00.000Z',
  scheduledAt: null,
  publisher: 'U.S. Bureau of Labor Statistics',
  link: 'https://www.bls.gov/news.release/cpi.htm',
  licence: 'Public domain',
  notice: 'Ask, then "show", what they say.',
  ours: false,
};

test('N11 K1 passes kind, country, time and page on', async () => {
  const { ask, official } = setUp();
  const response = await ask('observations?kind=cpi&country=US&since=2026-08-01&next=41');
  expect([response.status, await response.json()]).toEqual([200, { observations: [], next: null }]);
  const since = '2026-08-01T00:00:00.000Z';
  expect(official.observations).toHaveBeenCalledWith({ kind: 'cpi', country: 'US', since, before: 41 });
  await ask('observations?since=2026-08-01T12:30:00Z');
  const instant = '2026-08-01T12:30:00.000Z';
  expect(official.observations).toHaveBeenLastCalledWith({
    kind: null,
    country: null,
    since: instant,
    before: null,
  });
});

test.each([
  ['kind=bread', 'unknown_kind', 'unemployment-rate'],
  ['kind=CPI', 'unknown_kind', 'cpi'],
  ['kind=cpi&country=ZZ', 'unknown_country', 'US'],
  ['country=us', 'unknown_country', 'US'],
  ['since=yesterday', 'bad_request', '2026-08-01'],
  ['since=2026-13-01', 'bad_request', 'since'],
  ['since=', 'bad_request', 'since'],
  ['next=-1', 'bad_request', 'next'],
  ['next=1e9', 'bad_request', 'next'],
  ['format=xml', 'bad_request', 'json, csv'],
])('N11 K7 rejects ?%s with %s and says what is right', async (query, code, hint) => {
  const { ask, official } = setUp();
  const response = await ask(`observations?${query}`);
  expect(response.status).toBe(400);
  expect(await refusalOf(response)).toMatchObject({ code, message: expect.stringContaining(hint) });
  expect(official.observations).not.toHaveBeenCalled();
});

test('N11 K7 asks for the same key as the other functions', async () => {
  const { ask } = setUp();
  expect((await ask('observations', {})).status).toBe(401);
  expect(await refusalOf(await ask('observations', { apikey: 'wrong' }))).toMatchObject({
    code: 'wrong_key',
  });
});

test('N11 gives the rows as CSV with licence and notice, and the next page in the Link header', async () => {
  const { ask, official } = setUp();
  official.observations.mockResolvedValue({ observations: [ROW], next: '17' });
  const response = await ask('observations?kind=cpi&format=csv', KEY);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('link')).toBe('<?kind=cpi&format=csv&next=17>; rel="next"');
  const [header, line, end] = (await response.text()).split('\r\n');
  expect(header?.split(',')).toHaveLength(14);
  expect(line).toBe(
    'cpi,US,bls/CUSR0000SA0,2026-08,331.250,index 1982-84=100,1,2026-09-11T12:30:00.000Z,,U.S. Bureau of Labor Statistics,' +
      'https://www.bls.gov/news.release/cpi.htm,Public domain,"Ask, then ""show"", what they say.",false',
  );
  expect(end).toBe('');
});

test('N19 N11 makes a page once per version, and answers 304 to a client that has it', async () => {
  const { ask, official } = setUp();
  const first = await ask('observations?kind=cpi');
  const etag = first.headers.get('etag') ?? '';
  expect((await ask('observations?kind=cpi', { ...KEY, 'if-none-match': etag })).status).toBe(304);
  expect((await ask('observations?kind=cpi', { ...KEY, 'accept-encoding': 'gzip' })).status).toBe(200);
  expect(official.observations).toHaveBeenCalledTimes(1);
  official.version.mockResolvedValue('2');
  expect((await ask('observations?kind=cpi', { ...KEY, 'if-none-match': etag })).status).toBe(304);
  expect(official.observations).toHaveBeenCalledTimes(2);
});

test('N19 K7 pages that have to be made count more than those that are there', async () => {
  const { ask } = setUp({ requests: 50 });
  const statuses = [];
  for (const since of ['2026-01-01', '2026-01-02', '2026-01-03'])
    statuses.push((await ask(`observations?since=${since}`)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test.each([
  ['observations?knd=cpi', 'kind, country, since, next, format'],
  ['observations/coverage?kind=cpi', 'It takes none'],
  ['sentiment/history?symbol=EURUSD&day=7', 'symbol, days, format'],
  ['economic-events?scop=week', 'scope, week, source, lang'],
  ['positioning?symbol=EURUSD&lang=es', 'symbol'],
])('K7 names the misspelt filter of %s and says which there are', async (path, hint) => {
  const response = await setUp().ask(path);
  expect(response.status).toBe(400);
  const { code, message } = await refusalOf(response);
  expect([code, message]).toEqual(['bad_request', expect.stringContaining(hint)]);
});

test('N15 K1 answers an indicator in the language that is asked for', async () => {
  const { ask, official } = setUp();
  const page = indicatorPageAt('cpi-mx') ?? expect.fail('no page');
  official.indicator.mockResolvedValue(indicatorFacts(page, 'es'));
  const response = await ask('indicator?id=cpi-mx&lang=es');
  expect(response.headers.get('content-language')).toBe('es');
  expect(indicatorSchema.parse(await response.json()).id).toBe('cpi-mx');
  expect(official.indicator).toHaveBeenCalledWith('cpi-mx', 'es', expect.any(Function));
});

test.each([
  ['indicator?id=cpi-xx', 404, 'not_found'],
  ['indicator', 404, 'not_found'],
  ['indicator?id=cpi-mx&lang=xx', 400, 'unknown_language'],
  ['indicator?indicator=cpi-mx', 400, 'bad_request'],
])('N15 K7 rejects %s with %i', async (path, status, code) => {
  const { ask } = setUp();
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(await refusalOf(response)).toMatchObject({ code });
});
