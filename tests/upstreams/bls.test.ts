import { expect, test } from 'vitest';
import { upstreamsAt } from './harness.ts';
import { KEYS } from './keys.ts';

const PATH = '/bls/publicAPI/v1/timeseries/data/';

interface Point {
  readonly year: string;
  readonly period: string;
  readonly value: string;
  readonly footnotes: readonly { readonly code?: string }[];
}

async function blsAt(iso: string) {
  const server = await upstreamsAt(iso);
  const ask = async (seriesid: readonly string[], years = ['2025', '2026']) => {
    const body = JSON.stringify({ seriesid, startyear: years[0], endyear: years[1] });
    const answer = await server.get(PATH, { method: 'POST', body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as {
      status: string;
      message: string[];
      Results: { series?: { seriesID: string; data: Point[] }[] };
    };
  };
  const points = async (id: string) => (await ask([id])).Results.series?.[0]?.data ?? [];
  return { ...server, ask, points };
}

test('N11 publishes a month at its hour, newest first, and revises the month before', async () => {
  const { points, moveTo } = await blsAt('2026-09-02T13:59:00Z');
  // Hires: the calendar shows the openings, which then keep its times and figures.
  const id = 'JTS000000000000000HIL';
  const [june] = await points(id);
  expect(june).toMatchObject({ year: '2026', period: 'M06', footnotes: [{ code: 'P' }] });
  moveTo('2026-09-02T14:00:00Z');
  const [july, revised] = await points(id);
  expect(july).toMatchObject({ period: 'M07' });
  expect(revised?.period).toBe('M06');
  expect(Number(revised?.value)).toBeGreaterThan(Number(june?.value));
});

test('N11 has a month without data and the mean of a year', async () => {
  const { points } = await blsAt('2026-09-20T00:00:00Z');
  const data = await points('CUSR0000SA0');
  expect(data.find(({ year, period }) => year === '2025' && period === 'M10')).toMatchObject({
    value: '-',
    footnotes: [{ code: 'X' }],
  });
  expect(data.filter(({ period }) => period === 'M13')).toHaveLength(1);
});

test('N11 puts every error inside HTTP 200', async () => {
  const { ask, upstreams } = await blsAt('2026-09-20T00:00:00Z');
  expect(await ask(['NOTASERIES1'])).toMatchObject({
    status: 'REQUEST_SUCCEEDED',
    message: ['Invalid Series for Series NOTASERIES1'],
    Results: { series: [{ seriesID: 'NOTASERIES1', data: [] }] },
  });
  expect(await ask([])).toMatchObject({ status: 'REQUEST_NOT_PROCESSED' });
  expect(await ask(Array.from({ length: 26 }, () => 'CUSR0000SA0'))).toMatchObject({ Results: {} });
  upstreams.set({ kind: 'api-error', on: 'bls', message: 'the daily threshold has been reached', times: 1 });
  expect(await ask(['CUSR0000SA0'])).toMatchObject({
    status: 'REQUEST_NOT_PROCESSED',
    message: ['the daily threshold has been reached'],
  });
});

test('N11 the second version needs its key, quotes a wrong one, and calculates changes of published values', async () => {
  const { get } = await upstreamsAt('2026-09-20T00:00:00Z');
  const ask = async (registrationkey?: string) => {
    const question = { seriesid: ['CUSR0000SA0'], startyear: '2025', endyear: '2026', calculations: true };
    const body = JSON.stringify({ ...question, ...(registrationkey && { registrationkey }) });
    const answer = await get('/bls/publicAPI/v2/timeseries/data/', { method: 'POST', body });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  expect(await ask('wrong')).toMatchObject({
    status: 'REQUEST_NOT_PROCESSED',
    message: ['The key:wrong provided by the User is invalid.'],
  });
  expect(await ask()).toMatchObject({ status: 'REQUEST_NOT_PROCESSED' });
  const [august, july] = (await ask(KEYS.BLS_KEY)).Results.series[0].data;
  const change = ((Number(august.value) / Number(july.value) - 1) * 100).toFixed(1);
  expect(august).toMatchObject({ period: 'M08', calculations: { pct_changes: { 1: change } } });
});
