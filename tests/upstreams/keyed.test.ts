import { expect, test } from 'vitest';
import { upstreamsAt } from './harness.ts';
import { KEYS } from './keys.ts';

const NOW = '2026-09-23T13:00:00Z';
const INEGI = '/inegi/app/api/indicadores/desarrolladores/jsonxml/INDICATOR';
const BANXICO = '/banxico/SieAPIRest/service/v1/series';

test('N11 INEGI has months, quarters and half-months with 20 decimals, and a token in the path', async () => {
  const { get, json, upstreams } = await upstreamsAt(NOW);
  const path = (token: string) =>
    `${INEGI}/910392,735879,910420,1/es/00/false/BIE-BISE/2.0/${token}?type=json`;
  const { Series } = await json(path(KEYS.INEGI_TOKEN));
  const newest = Series.map((one: { FREQ: string; OBSERVATIONS: { TIME_PERIOD: string }[] }) => [
    one.FREQ,
    one.OBSERVATIONS[0]?.TIME_PERIOD,
  ]);
  expect(newest).toEqual([
    ['8', '2026/08'],
    ['4', '2026/02'],
    ['15', '2026/09/01'],
  ]);
  expect(Series[0].OBSERVATIONS[0].OBS_VALUE).toMatch(/^\d{3}\.\d{20}$/);
  expect((await get(path('another-token'))).status).toBe(400);
  expect(JSON.stringify(upstreams.calls())).not.toMatch(/another-token|replayed-inegi/);
});

test('N11 Banxico has days, commas and "N/E", and takes the token in a header', async () => {
  const { get } = await upstreamsAt(NOW);
  const path = `${BANXICO}/SE27803,SF61745/datos/2026-07-01/2026-09-23`;
  const answer = await get(path, { headers: { 'Bmx-Token': KEYS.BANXICO_TOKEN } });
  const [months, days] = (await answer.json()).bmx.series;
  expect(months.datos.at(-1)).toEqual({ fecha: '01/09/2026', dato: 'N/E' });
  expect(months.datos[0]).toEqual({ fecha: '01/07/2026', dato: expect.stringMatching(/^\d,\d{3}\.\d{2}$/) });
  expect(days.datos.at(-1)).toEqual({ fecha: '23/09/2026', dato: expect.stringMatching(/^\d+\.\d{2}$/) });
  expect((await get(path)).status).toBe(401);
});

test('N11 the Census Bureau answers a missing key with a redirect to a page, and levels with commas', async () => {
  const { get, json } = await upstreamsAt(NOW);
  const path = '/eits/data/timeseries/eits/marts?category_code=44X72&time=from+2026-07';
  const refused = await get(path, { redirect: 'manual' });
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/eits/data/missing_key.html']);
  expect((await get(path)).headers.get('content-type')).toContain('text/html');
  const table = await json(`${path}&data_type_code=SM&key=${KEYS.CENSUS_KEY}`);
  expect(table.at(-1)[0]).toMatch(/^\d{3},\d{3}$/);
});

test('N11 e-Stat puts errors inside HTTP 200, and quarters among the months', async () => {
  const { get } = await upstreamsAt('2026-09-25T00:00:00Z');
  const ask = async (query: string) => {
    const answer = await get(`/estat/rest/3.0/app/json/getStatsData?statsDataId=0004052037&cdTab=3${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()).GET_STATS_DATA;
  };
  expect((await ask('&cdCat01=0161&appId=another')).RESULT.STATUS).toBe(100);
  expect((await ask(`&cdCat01=9999&appId=${KEYS.ESTAT_APPID}`)).RESULT.STATUS).toBe(1);
  const found = await ask(`&cdCat01=0161&cdTimeFrom=2026000101&appId=${KEYS.ESTAT_APPID}`);
  const times = found.STATISTICAL_DATA.DATA_INF.VALUE.map((value: Record<string, string>) => value['@time']);
  expect(times).toContain('2026000103');
  expect(times.at(-1)).toBe('2026000808');
});

test('N11 the EIA posts crude oil before half past ten and natural gas at it', async () => {
  const { json, moveTo } = await upstreamsAt('2026-09-23T12:40:00Z');
  const newest = async (route: string, series: string) => {
    const path = `/eia/v2/${route}/data/?facets[series][]=${series}&start=2026-01-01&api_key=${KEYS.EIA_KEY}`;
    return (await json(path)).response.data.at(-1).period;
  };
  expect(await newest('petroleum/stoc/wstk', 'WCESTUS1')).toBe('2026-09-11');
  moveTo('2026-09-23T12:50:00Z');
  expect(await newest('petroleum/stoc/wstk', 'WCESTUS1')).toBe('2026-09-18');
  moveTo('2026-09-24T14:29:00Z');
  const gas = ['natural-gas/stor/wkly', 'NW2_EPG0_SWO_R48_BCF'] as const;
  expect(await newest(...gas)).toBe('2026-09-11');
  moveTo('2026-09-24T14:30:00Z');
  expect(await newest(...gas)).toBe('2026-09-18');
});
