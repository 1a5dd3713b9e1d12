import { expect, test } from 'vitest';
import { KEY, scriptedKeyed } from '#feeds/official/keyed-testing.ts';
import type { AskedSeries } from '#feeds/official/port.ts';
import { createInegiFeed } from './feed.ts';

const PRICES: AskedSeries = { series: 'inegi/910392', period: 'month', unit: 'index' };
const HALVES: AskedSeries = { series: 'inegi/910420', period: 'half-month', unit: 'index' };
const OUTPUT: AskedSeries = { series: 'inegi/735879', period: 'quarter', unit: 'million pesos' };
const series = (INDICADOR: string, FREQ: string, ...points: (readonly [string, string | null])[]) => ({
  INDICADOR,
  FREQ,
  UNIT: '1105',
  OBSERVATIONS: points.map(([TIME_PERIOD, OBS_VALUE]) => ({ TIME_PERIOD, OBS_VALUE })),
});

test('N11 INEGI: reads months, quarters and half-months, without the digits of the binary number', async () => {
  const given = {
    Header: { Name: 'Datos compactos' },
    Series: [
      series('910392', '8', ['2026/08', '146.12399999999999000000'], ['2024/12', '138.1']),
      series('910420', '15', ['2026/09/01', '146.50200000000000000000'], ['2026/08/02', '146.2']),
      series('735879', '4', ['2026/02', '25,417,903.52'], ['2026/05', '1']),
    ],
  };
  const { read, asked } = scriptedKeyed(createInegiFeed, [given]);
  const { rows, dropped } = await read(PRICES, HALVES, OUTPUT);
  expect(rows.map(({ series: id, period, value }) => [id, period, value])).toEqual([
    [PRICES.series, '2026-08', '146.124'],
    [HALVES.series, '2026-09-H1', '146.502'],
    [HALVES.series, '2026-08-H2', '146.2'],
    [OUTPUT.series, '2026-Q2', '25417903.52'],
  ]);
  expect(dropped).toEqual({ other_period: 1 });
  const bank =
    'https://publisher.example/app/api/indicadores/desarrolladores/jsonxml/INDICATOR/910392,910420,735879/es/00/false/BIE-BISE/2.0';
  expect(asked[0]?.url).toBe(`${bank}/${KEY}?type=json`);
  expect(rows[0]?.request).toBe(`${bank}?type=json`);
});

test('N11 INEGI: takes no value of another frequency, and drops what is missing or no number', async () => {
  const given = {
    Series: [
      series('910392', '15', ['2026/08/01', '1'], ['2026/08', '1']),
      series(
        '910420',
        '15',
        ['2026/08', '1'],
        ['2026/07/02', '9'],
        ['2026/08/01', null],
        ['2026/08/02', 'N/D'],
      ),
    ],
  };
  const { rows, dropped, unread } = await scriptedKeyed(createInegiFeed, [given]).read(PRICES, HALVES);
  expect(rows).toMatchObject([{ series: HALVES.series, period: '2026-07-H2' }]);
  expect(dropped).toEqual({ other_period: 3, missing: 1, malformed_row: 1 });
  // The value behind the newest one may be newer.
  expect(unread).toEqual([PRICES.series, HALVES.series]);
});

test('N11 K5 INEGI: asks for ten indicators at once', async () => {
  const many = Array.from({ length: 12 }, (_, id): AskedSeries => ({ ...PRICES, series: `inegi/${id}` }));
  const { read, asked } = scriptedKeyed(createInegiFeed, [{ Series: [] }]);
  expect((await read(...many)).dropped).toEqual({ empty_series: 12 });
  expect(asked.map(({ url }) => url.split('/INDICATOR/')[1]?.split('/')[0]?.split(',').length)).toEqual([
    10, 2,
  ]);
});

test.each([
  ['an error inside HTTP 200', { ErrorInfo: 'No se encontraron resultados' }],
  ['an error as a list', ['ErrorInfo:Error', 'ErrorCode:100']],
])('N11 INEGI: throws after %s', async (_name, given) => {
  await expect(scriptedKeyed(createInegiFeed, [given]).read(PRICES)).rejects.toMatchObject({
    kind: 'upstream_error',
  });
});
