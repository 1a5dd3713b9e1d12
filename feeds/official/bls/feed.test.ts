import { expect, test } from 'vitest';
import type { UpstreamRequest } from '#feeds/http/port.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { createBlsFeed } from './feed.ts';

const NOW = '2026-09-11T12:31:00.000Z';
const CPI = { series: 'bls/CUSR0000SA0', period: 'month', unit: 'index 1982-84=100' } as const;
const { period: _, ...CPI_FACTS } = CPI;
const point = (period: string, value: string, codes: readonly string[] = [], year = '2026') => ({
  year,
  period,
  periodName: 'a month',
  latest: 'true',
  value,
  footnotes: codes.length > 0 ? codes.map((code) => ({ code, text: 'a note' })) : [{}],
});
const answer = (
  series: readonly object[],
  status = 'REQUEST_SUCCEEDED',
  message: readonly string[] = [],
) => ({
  status,
  responseTime: 120,
  message,
  Results: { series },
});

function setUp(...answers: unknown[]) {
  return setUpWith(undefined, ...answers);
}

/** With a key version 2 of the API is asked. */
function setUpWith(key: string | undefined, ...answers: unknown[]) {
  const asked: { readonly url: string; readonly request: UpstreamRequest }[] = [];
  const feed = createBlsFeed({
    baseUrl: 'https://bls.example',
    key,
    clock: () => new Date(NOW),
    get: async (url, request) => {
      asked.push({ url, request });
      const given = answers[Math.min(asked.length, answers.length) - 1];
      return { text: typeof given === 'string' ? given : JSON.stringify(given), validators: {} };
    },
  });
  const read = (series: readonly AskedSeries[] = [CPI]) =>
    feed.read(series, '2023-09-11', new AbortController().signal);
  return { read, asked };
}

test('N11 reads values with their flags as published, and knows quarters', async () => {
  const { read, asked } = setUp(
    answer([
      { seriesID: 'CUSR0000SA0', data: [point('M08', '331.250', ['P']), point('M07', '330.100')] },
      { seriesID: 'CIS1010000000000Q', data: [point('Q02', '0.8')] },
    ]),
  );
  const { rows, dropped } = await read([
    CPI,
    { series: 'bls/CIS1010000000000Q', period: 'quarter', unit: '%' },
  ]);
  const request = 'https://bls.example/publicAPI/v1/timeseries/data/';
  const seen = { firstSeenAt: NOW, publishedAt: null, request };
  expect(rows).toEqual([
    { ...CPI_FACTS, period: '2026-08', value: '331.250', flag: 'P', ...seen },
    { ...CPI_FACTS, period: '2026-07', value: '330.100', flag: null, ...seen },
    { series: 'bls/CIS1010000000000Q', unit: '%', period: '2026-Q2', value: '0.8', flag: null, ...seen },
  ]);
  expect(dropped).toEqual({});
  expect(asked[0]?.url).toBe(request);
  expect(JSON.parse(asked[0]?.request.body ?? '')).toEqual({
    seriesid: ['CUSR0000SA0', 'CIS1010000000000Q'],
    startyear: '2023',
    endyear: '2026',
  });
});

test('N11 drops and counts a month without data, the mean of a year and rows of another shape', async () => {
  const data = [
    point('M10', '-', ['X'], '2025'),
    point('M13', '322.000', [], '2025'),
    point('S01', '321.000'),
    point('M07', '1,33'),
    { year: 2026 },
    point('M08', '331.250'),
  ];
  const { rows, received, dropped } = await setUp(answer([{ seriesID: 'CUSR0000SA0', data }])).read();
  expect(rows.map(({ period }) => period)).toEqual(['2026-08']);
  expect(received).toBe(6);
  expect(dropped).toEqual({ missing: 1, other_period: 2, malformed_row: 2 });
});

test('N11 counts a series that the publisher does not know, and keeps the others', async () => {
  const series = [
    { seriesID: 'NOTASERIES1', data: [] },
    { seriesID: 'CUSR0000SA0', data: [point('M08', '331.250')] },
  ];
  const given = answer(series, 'REQUEST_SUCCEEDED', ['Invalid Series for Series NOTASERIES1']);
  const { rows, dropped } = await setUp(given).read([
    { series: 'bls/NOTASERIES1', period: 'month', unit: '%' },
    CPI,
  ]);
  expect(rows).toHaveLength(1);
  expect(dropped).toEqual({ empty_series: 1 });
});

test.each([
  [
    'a quota inside HTTP 200',
    answer([], 'REQUEST_NOT_PROCESSED', [
      'the daily threshold for total number of requests has been reached',
    ]),
    { kind: 'rate_limited', retryAfterMs: 7_200_000 },
  ],
  ['an error inside HTTP 200', answer([], 'REQUEST_NOT_PROCESSED', ['no']), { kind: 'upstream_error' }],
  ['a page', '<html></html>', { kind: 'challenge' }],
  ['cut JSON', '{"status":"REQ', { kind: 'malformed' }],
  ['another shape', '[]', { kind: 'malformed' }],
])('N11 K5 throws after %s', async (_name, given, error) => {
  await expect(setUp(given).read()).rejects.toMatchObject(error);
});

test('N11 asks for 25 series at once', async () => {
  const { read, asked } = setUp(answer([]));
  const many = Array.from(
    { length: 30 },
    (_, index): AskedSeries => ({
      series: `bls/S${index}`,
      period: 'month',
      unit: '%',
    }),
  );
  await read(many);
  const counts = asked.map(({ request }) => JSON.parse(request.body ?? '').seriesid.length);
  expect(counts).toEqual([25, 5]);
});

const CHANGE: AskedSeries = { series: 'bls/CUSR0000SA0/pct_changes/1', period: 'month', unit: '%' };
const JOBS: AskedSeries = {
  series: 'bls/CES0000000001/net_changes/1',
  period: 'month',
  unit: 'thousand jobs',
};

test('N11 with a key reads the changes that the bureau calculates, and never stores the key', async () => {
  const changed = (pct: object, net: object = {}) => ({
    calculations: { net_changes: net, pct_changes: pct },
  });
  const { read, asked } = setUpWith(
    'owner-key-1',
    answer([
      {
        seriesID: 'CUSR0000SA0',
        data: [
          { ...point('M08', '331.250', ['P']), ...changed({ 1: '0.3', 12: '3.4' }) },
          { ...point('M07', '330.100'), ...changed({ 1: '-', 12: '3.2' }) },
          point('M06', '329.600'),
        ],
      },
      { seriesID: 'CES0000000001', data: [{ ...point('M08', '158120'), ...changed({}, { 1: '-44' }) }] },
    ]),
  );
  const { rows, dropped } = await read([CPI, CHANGE, JOBS]);
  expect(rows.map(({ series, period, value, unit }) => [series, period, value, unit])).toEqual([
    [CPI.series, '2026-08', '331.250', CPI.unit],
    [CPI.series, '2026-07', '330.100', CPI.unit],
    [CPI.series, '2026-06', '329.600', CPI.unit],
    [CHANGE.series, '2026-08', '0.3', '%'],
    [JOBS.series, '2026-08', '-44', 'thousand jobs'],
  ]);
  expect(rows[3]?.flag).toBe('P');
  expect(dropped).toEqual({ missing: 1 });
  expect(asked[0]?.url).toBe('https://bls.example/publicAPI/v2/timeseries/data/');
  expect(JSON.parse(asked[0]?.request.body ?? '')).toMatchObject({
    seriesid: ['CUSR0000SA0', 'CES0000000001'],
    calculations: true,
    registrationkey: 'owner-key-1',
  });
  expect(JSON.stringify(rows)).not.toContain('owner-key-1');
});

test('N11 without a key asks for no change, and counts none as missing', async () => {
  const { read, asked } = setUp(answer([{ seriesID: 'CUSR0000SA0', data: [point('M08', '331.250')] }]));
  const { rows, dropped } = await read([CPI, CHANGE, JOBS]);
  expect(rows).toHaveLength(1);
  expect(dropped).toEqual({});
  expect(JSON.parse(asked[0]?.request.body ?? '').seriesid).toEqual(['CUSR0000SA0']);
});

test('N11 K5 with a key asks for 50 series at once, and a refused key is an error without it', async () => {
  const many = Array.from({ length: 60 }, (_, id): AskedSeries => ({ ...CPI, series: `bls/S${id}` }));
  const { read, asked } = setUpWith('owner-key-1', answer([]));
  await read(many);
  expect(asked.map(({ request }) => JSON.parse(request.body ?? '').seriesid.length)).toEqual([50, 10]);
  const message = 'The key:owner-key-1 provided by the User is invalid.';
  const failure = setUpWith('owner-key-1', answer([], 'REQUEST_NOT_PROCESSED', [message])).read();
  await expect(failure).rejects.toMatchObject({ kind: 'auth' });
  await expect(failure).rejects.not.toThrow('owner-key-1');
});
