import { expect, test } from 'vitest';
import { KEY, scriptedKeyed } from '#feeds/official/keyed-testing.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { FeedError } from '#feeds/ports.ts';
import { createEitsFeed } from './feed.ts';

const RETAIL: AskedSeries = { series: 'eits/marts/44X72/MPCSM', period: 'month', unit: '%' };
const HEAD = ['cell_value', 'time_slot_id', 'category_code', 'data_type_code', 'time', 'us'];
const row = (value: string | null, time: string, category = '44X72') => [
  value,
  '0',
  category,
  'MPCSM',
  time,
  '1',
];

test('N11 Census EITS: reads the published change of retail sales by the names of the columns', async () => {
  const given = [
    HEAD,
    row('0.7', '2026-08'),
    row('-1,000.5', '2026-07'),
    row('NA', '2026-09'),
    row(null, '2026-06'),
    row('0.4', '2026'),
    row('0.4', '2026-08', '44Y72'),
    row('n', '2026-05'),
  ];
  const { read, asked } = scriptedKeyed(createEitsFeed, [given]);
  const { rows, dropped } = await read(RETAIL);
  expect(rows.map(({ period, value }) => [period, value])).toEqual([
    ['2026-08', '0.7'],
    ['2026-07', '-1000.5'],
  ]);
  expect(dropped).toEqual({ missing: 2, other_period: 2, malformed_row: 1 });
  const { pathname, searchParams } = new URL(asked[0]?.url ?? '');
  expect(pathname).toBe('/data/timeseries/eits/marts');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    category_code: '44X72',
    data_type_code: 'MPCSM',
    seasonally_adj: 'yes',
    time: 'from 2025-01',
    key: KEY,
  });
  expect(rows[0]?.request).not.toContain(KEY);
});

test('N11 Census EITS: a page of HTML in HTTP 200 is a refused key, and that of a bot wall is not', async () => {
  const page = (status: number) => new FeedError('challenge', 'an HTML page instead of json', { status });
  const read = (status: number) => scriptedKeyed(createEitsFeed, [page(status)]).read(RETAIL);
  await expect(read(200)).rejects.toMatchObject({ kind: 'auth' });
  await expect(read(403)).rejects.toMatchObject({ kind: 'challenge' });
});

test.each([
  ['no rows', '', { rows: [], dropped: { empty_series: 1 } }],
  ['only the names of the columns', [HEAD], { rows: [], dropped: { empty_series: 1 } }],
])('N11 Census EITS: %s is an empty series', async (_name, given, reading) => {
  expect(await scriptedKeyed(createEitsFeed, [given]).read(RETAIL)).toMatchObject(reading);
});

test.each([
  ['a table without times', [['cell_value'], ['1']]],
  ['another shape', { error: 'x' }],
])('N11 Census EITS: rejects %s', async (_name, given) => {
  await expect(scriptedKeyed(createEitsFeed, [given]).read(RETAIL)).rejects.toMatchObject({
    kind: 'malformed',
  });
});
