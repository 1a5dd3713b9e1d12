import { expect, test } from 'vitest';
import { KEY, scriptedKeyed } from '#feeds/official/keyed-testing.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { createEstatFeed } from './feed.ts';

const ALL: AskedSeries = { series: 'estat/0004052037/3/0001/00000', period: 'month', unit: '%' };
const CORE: AskedSeries = { ...ALL, series: 'estat/0004052037/3/0161/00000' };
const value = (time: string, text: string, item = '0161') => ({
  '@tab': '3',
  '@cat01': item,
  '@area': '00000',
  '@time': time,
  '@unit': '%',
  $: text,
});
const answer = (VALUE: unknown, fields: object = {}, STATUS: number | string = 0) => ({
  GET_STATS_DATA: {
    RESULT: { STATUS, ERROR_MSG: 'a message' },
    STATISTICAL_DATA: { DATA_INF: { VALUE }, ...fields },
  },
});

test('N11 e-Stat: reads the series of a table in one call, months only', async () => {
  const values = [
    value('2026000707', '2.9'),
    value('2026000808', '2.7'),
    value('2026000808', '2.6', '0001'),
    value('2026000709', '3.1'),
    value('2026000000', '2.8'),
    value('2026000909', '-'),
    value('2026000808', '9.9', '0002'),
  ];
  const { read, asked } = scriptedKeyed(createEstatFeed, [answer(values)]);
  const { rows, dropped } = await read(ALL, CORE);
  expect(rows.map(({ series, period, value: given }) => [series, period, given])).toEqual([
    [ALL.series, '2026-08', '2.6'],
    [CORE.series, '2026-07', '2.9'],
    [CORE.series, '2026-08', '2.7'],
  ]);
  expect(dropped).toEqual({ other_period: 2, missing: 1 });
  const { searchParams } = new URL(asked[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    statsDataId: '0004052037',
    cdTab: '3',
    cdCat01: '0001,0161',
    cdArea: '00000',
    cdTimeFrom: '2025000101',
    appId: KEY,
  });
  expect(rows[0]?.request).not.toContain(KEY);
});

test('N11 e-Stat: one value comes without a list, and another unit is kept as it is', async () => {
  const one = { ...value('2026000808', '112.4'), '@unit': 'index' };
  const { rows } = await scriptedKeyed(createEstatFeed, [answer(one)]).read(CORE);
  expect(rows).toMatchObject([{ period: '2026-08', value: '112.4', unit: 'index' }]);
});

test('N11 e-Stat: counts a malformed row once, and keeps the others', async () => {
  const values = [value('2026000808', '2.7'), { ...value('2026000808', '2.6'), '@time': 2026 }, 'a text'];
  const reading = await scriptedKeyed(createEstatFeed, [answer(values)]).read(CORE, ALL);
  const { rows, received, dropped, unread } = reading;
  expect(rows).toMatchObject([{ series: CORE.series, value: '2.7' }]);
  expect(received).toBe(3);
  expect(dropped).toEqual({ malformed_row: 2, empty_series: 1 });
  // The two rows may have been those of either.
  expect(unread).toEqual([CORE.series, ALL.series]);
});

test('N11 e-Stat: no data is an empty series', async () => {
  const reading = await scriptedKeyed(createEstatFeed, [answer(undefined, {}, 1)]).read(CORE);
  expect(reading).toMatchObject({ rows: [], dropped: { empty_series: 1 } });
});

test.each([
  ['an id that is refused', answer([], {}, 100), { kind: 'auth' }],
  ['another error inside HTTP 200', answer([], {}, '300'), { kind: 'upstream_error' }],
  ['an answer that was cut', answer([], { RESULT_INF: { NEXT_KEY: 5001 } }), { kind: 'malformed' }],
  ['another shape', {}, { kind: 'malformed' }],
])('N11 e-Stat: throws after %s', async (_name, given, error) => {
  await expect(scriptedKeyed(createEstatFeed, [given]).read(CORE)).rejects.toMatchObject(error);
});
