import { describe, expect, test } from 'vitest';
import { LOGIN, OUTLOOK, upstreamsAt, WEEK } from './harness.ts';
import { ACCOUNT } from './sessions.ts';

const WEDNESDAY = '2026-08-12T14:07:00Z';
const CREDENTIALS = `?email=${encodeURIComponent(ACCOUNT.email)}&password=${ACCOUNT.password}`;
const start = () => upstreamsAt(WEDNESDAY);

function control(url: string, order: unknown, path = '/_control'): Promise<Response> {
  return fetch(url + path, { method: 'POST', body: JSON.stringify(order) });
}

describe('changes', () => {
  test('K3 a figure is published at the chosen moment, in every upstream', async () => {
    const { rss, json, later, upstreams } = await start();
    upstreams.set({ event: 'usd-core-pce-price-index-m-m', actual: null });
    upstreams.set({
      event: 'usd-core-pce-price-index-m-m',
      actual: '0.5%',
      from: '2026-08-12T14:15:00.000Z',
    });
    const actual = async () =>
      (await rss()).find((item) => item.title.endsWith('Core PCE Price Index MoM'))?.cells[4];
    later(7.5);
    expect(await actual()).toBe('');
    later(0.5);
    expect(await actual()).toBe('0.5%');
    const query = 'from=2026-08-12T14:13:00Z&to=2026-08-12T14:13:00Z&countries=US';
    expect(await json(`/tradingview/events?${query}`)).toMatchObject({ result: [{ actual: 0.5 }, {}] });
  });

  test('K3 an event moves, is revised or is cancelled, this week only', async () => {
    const { week, moveTo, upstreams } = await start();
    const rows = async (title: string) => (await week()).filter((row) => row.title === title);
    upstreams.set({ event: 'jpy-boj-policy-rate', moveMinutes: 14, forecast: '0.50%' });
    upstreams.set({ event: 'cad-ivey-pmi', cancelled: true });
    expect(await rows('BOJ Policy Rate')).toMatchObject([
      { date: '2026-08-13T23:25:00-04:00', forecast: '0.50%' },
    ]);
    expect(await rows('Ivey PMI')).toEqual([]);
    moveTo('2026-08-19T14:00:00Z');
    expect(await rows('BOJ Policy Rate')).toMatchObject([
      { date: '2026-08-20T23:11:00-04:00', forecast: '<1.00%' },
    ]);
    expect(await rows('Ivey PMI')).toHaveLength(1);
  });
});

describe('control over HTTP', () => {
  test('K5 takes one order or several, rejects invalid ones, and is reset by none and by reset', async () => {
    const { get, upstreams } = await start();
    const failing = { kind: 'status', status: 500, on: 'forexfactory' };
    expect((await control(upstreams.url, [failing, { symbol: 'XAUUSD', as: 'missing' }])).status).toBe(200);
    expect((await get(WEEK)).status).toBe(500);
    await control(upstreams.url, { kind: 'none', on: 'forexfactory' });
    expect((await get(WEEK)).status).toBe(200);
    expect((await control(upstreams.url, { kind: 'explode' })).status).toBe(400);
    await control(upstreams.url, failing);
    await control(upstreams.url, {}, '/_reset');
    expect((await get(WEEK)).status).toBe(200);
    expect(upstreams.calls().counts).toEqual({ [WEEK]: 1 });
  });

  test('K5 counts calls per path and hides credentials', async () => {
    const { json, get } = await start();
    await json(LOGIN + CREDENTIALS);
    await get(`${OUTLOOK}?session=abc`);
    await get(WEEK, { headers: { origin: 'https://aureo.example', authorization: 'x' } });
    const report = (await json('/_calls')) as { counts: object; calls: { query: string; headers: object }[] };
    expect(report.counts).toEqual({ [LOGIN]: 1, [OUTLOOK]: 1, [WEEK]: 1 });
    expect(report.calls[0]?.query).toBe('email=redacted&password=redacted');
    expect(report.calls[1]?.query).toBe('session=redacted');
    expect(report.calls[2]?.headers).toMatchObject({ origin: 'https://aureo.example' });
    expect(JSON.stringify(report)).not.toMatch(new RegExp(`abc|${ACCOUNT.password}|authorization`));
  });

  test('K3 the clock can be shifted and the near events started over', async () => {
    const { json, upstreams } = await start();
    const near = async () =>
      ((await json('/_events')) as { key: string; at: string }[]).find(
        ({ key }) => key === 'usd-core-pce-price-index-m-m',
      )?.at;
    await control(upstreams.url, { clockOffsetSeconds: 86_400 });
    expect(await near()).toBe('2026-08-12T14:13:00.000Z');
    expect(upstreams.events().find(({ key }) => key === 'usd-core-cpi-m-m')?.actual).toBe('0.2%');
    upstreams.reset();
    expect(await near()).toBe('2026-08-12T14:13:00.000Z');
    await control(upstreams.url, { clockOffsetSeconds: 3600 });
    await control(upstreams.url, { anchor: true }, '/_reset');
    expect(await near()).toBe('2026-08-12T14:13:00.000Z');
  });
});
