import { describe, expect, test, vi } from 'vitest';
import { errorBodySchema } from '#contracts/errors.ts';
import type { EventHistory } from '#contracts/event-history.ts';
import type { EventsResponse } from '#contracts/events.ts';
import type { Positioning } from '#contracts/positioning.ts';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import type { SentimentHistory } from '#contracts/sentiment-history.ts';
import { createFunctions } from './app.ts';
import { rememberingLog, snapshot } from './testing/fixtures.ts';

const SENTIMENT: SentimentResponse = {
  entry: null,
  dataSource: 'error_fallback',
  credit: { name: 'x', url: 'https://x.example' },
};
const EVENTS: EventsResponse = { events: [], source: 'forex-community', error: null };
const AT = '2026-06-10T12:00:00.000Z';
const HISTORY: SentimentHistory = {
  symbol: 'EURUSD',
  days: 7,
  from: '2026-06-03T12:00:00.000Z',
  to: AT,
  sources: [],
  credit: SENTIMENT.credit,
  readings: 0,
  points: [],
  gaps: [],
  change: { day: null, week: null },
  extremes: { high: 70, low: 30 },
  generatedAt: AT,
};
const POSITIONING: Positioning = {
  symbol: 'EURUSD',
  legs: [],
  nextReleaseAt: AT,
  nextReleaseMayShift: false,
  source: SENTIMENT.credit,
  observedAt: null,
  error: null,
};
const EVENT_HISTORY: EventHistory = {
  id: 'usd-cpi-m-m-2026-06-10',
  kind: 'cpi',
  name: 'CPI',
  official: null,
  frequency: 'monthly',
  unit: null,
  surprise: null,
  releases: [],
  changes: [],
};
const KEY = { apikey: 'public-test-key' };
const JSON_TYPE = { 'content-type': 'application/json' };

function setUp({ requests = 1000, origins = [] as readonly string[] } = {}) {
  const { log, lines } = rememberingLog();
  const sentiment = { answer: vi.fn(async () => SENTIMENT), refreshIfDue: async () => {} };
  const events = {
    answer: vi.fn(async () => EVENTS),
    history: vi.fn(async (id: string) => (id === EVENT_HISTORY.id ? EVENT_HISTORY : null)),
    refreshIfDue: async () => {},
  };
  const history = { answer: vi.fn(async () => HISTORY), readings: vi.fn(async () => [snapshot()]) };
  const positioning = { answer: vi.fn(async () => POSITIONING), refreshIfDue: async () => {} };
  const rate = { requests, perSeconds: 60, clientOf: () => 'visitor' };
  const app = createFunctions({
    sentiment,
    events,
    history,
    positioning,
    anonKey: 'public-test-key',
    origins,
    rate,
    log,
  });
  const ask = (path: string, headers: Record<string, string> = KEY) =>
    app.request(`/functions/v1/${path}`, { headers });
  const post = (body: string, headers: Record<string, string> = { ...KEY, ...JSON_TYPE }) =>
    app.request('/functions/v1/sentiment', { method: 'POST', body, headers });
  const get = (query = '', headers: Record<string, string> = KEY) =>
    app.request(`/functions/v1/economic-events${query}`, { headers });
  return { app, post, get, ask, sentiment, events, history, positioning, lines };
}

const refusalOf = async (response: Response) => errorBodySchema.parse(await response.json()).error;

describe('K1 the two functions', () => {
  test('K1 sentiment takes a symbol and answers the contract', async () => {
    const { post, sentiment } = setUp();
    const response = await post('{"symbol":"GBPJPY"}');
    expect(await response.json()).toEqual(SENTIMENT);
    expect(sentiment.answer).toHaveBeenCalledWith('GBPJPY');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([{ apikey: 'public-test-key' }, { authorization: 'Bearer public-test-key' }])(
    'K1 the key is taken as %o',
    async (headers) => {
      expect((await setUp().get('', headers as Record<string, string>)).status).toBe(200);
    },
  );

  test('K1 events default to the community’s day in the visitor’s language', async () => {
    const { get, events } = setUp();
    await get('', { ...KEY, 'accept-language': 'en' });
    expect(events.answer).toHaveBeenCalledWith({ scope: 'day', source: 'forex-community', locale: 'en' });
    await get('?scope=week&source=charting-platform&lang=es');
    expect(events.answer).toHaveBeenLastCalledWith({
      scope: 'week',
      source: 'charting-platform',
      locale: 'es',
    });
  });

  test('K4 an event’s history comes by its id in the visitor’s language; an unknown one is 404', async () => {
    const { get, events } = setUp();
    const response = await get(`/history?id=${EVENT_HISTORY.id}&lang=en`);
    expect(await response.json()).toEqual(EVENT_HISTORY);
    expect(events.history).toHaveBeenCalledWith(EVENT_HISTORY.id, 'en');
    expect((await get('/history?id=nobody')).status).toBe(404);
    expect((await get('/history')).status).toBe(400);
    expect((await get(`/history?id=${'x'.repeat(200)}`)).status).toBe(400);
    expect((await get('/history?id=x', {})).status).toBe(401);
  });

  test.each([
    [['https://site.example'], 'https://site.example', 'https://site.example'],
    [['https://site.example'], 'https://other.example', null],
    [[], 'https://other.example', null],
    [['*'], 'https://other.example', '*'],
  ])('K1 K9 with %j as other origins, %s is told %s', async (origins, origin, allowed) => {
    const { app } = setUp({ origins });
    const preflight = await app.request('/functions/v1/sentiment', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed);
    const answer = await app.request('/functions/v1/economic-events', { headers: { ...KEY, origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('N1 N8 history and positioning', () => {
  test('N1 history takes symbol and days, thirty without', async () => {
    const { ask, history } = setUp();
    expect(await (await ask('sentiment/history?symbol=EURUSD&days=7')).json()).toEqual(HISTORY);
    expect(history.answer).toHaveBeenLastCalledWith({ symbol: 'EURUSD', days: 7 });
    await ask('sentiment/history?symbol=EURUSD');
    expect(history.answer).toHaveBeenLastCalledWith({ symbol: 'EURUSD', days: 30 });
  });

  test('N1 as CSV it is a file to save, with units in its header', async () => {
    const response = await setUp().ask('sentiment/history?symbol=XAUUSD&days=90&format=csv');
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="sentiment-XAUUSD-90-days.csv"',
    );
    const [header, row, end] = (await response.text()).split('\r\n');
    expect(header).toContain('long_share_percent,short_share_percent,long_volume_lots');
    expect(row).toBe('2026-06-10T12:00:00.000Z,XAUUSD,61,39,610.5,390.2,1500,900,2351.42,2322.9,live_api');
    expect(end).toBe('');
  });

  test('N8 positioning takes a symbol', async () => {
    const { ask, positioning } = setUp();
    expect(await (await ask('positioning?symbol=GBPJPY')).json()).toEqual(POSITIONING);
    expect(positioning.answer).toHaveBeenCalledWith('GBPJPY');
  });

  test.each([
    ['sentiment/history', 'unknown_symbol'],
    ['sentiment/history?symbol=DOGE', 'unknown_symbol'],
    ['sentiment/history?symbol=XAUUSD&days=8', 'bad_request'],
    ['sentiment/history?symbol=XAUUSD&days=07', 'bad_request'],
    ['sentiment/history?symbol=XAUUSD&format=xls', 'bad_request'],
    ['positioning', 'unknown_symbol'],
    ['positioning?symbol=xauusd', 'unknown_symbol'],
  ])('K7 N1 N8 %s is refused as %s', async (path, code) => {
    const response = await setUp().ask(path);
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).code).toBe(code);
  });

  test.each(['sentiment/history?symbol=XAUUSD', 'positioning?symbol=XAUUSD'])(
    'K1 K7 %s asks for the public key',
    async (path) => {
      expect((await setUp().ask(path, {})).status).toBe(401);
    },
  );
});

describe('K7 bad input', () => {
  test.each([
    ['not json', 400, 'bad_request'],
    ['', 400, 'bad_request'],
    ['[]', 422, 'unprocessable'],
    ['{"symbol":7}', 422, 'unprocessable'],
    ['null', 422, 'unprocessable'],
    ['{"symbol":"DOGE"}', 400, 'unknown_symbol'],
    ['{"symbol":"xauusd"}', 400, 'unknown_symbol'],
    [`{"symbol":"${'x'.repeat(70_000)}"}`, 413, 'body_too_large'],
  ])('K7 the body %.20s is refused with %i', async (body, status, code) => {
    const { post, sentiment } = setUp();
    const response = await post(body);
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).code).toBe(code);
    expect(sentiment.answer).not.toHaveBeenCalled();
  });

  test('K7 an unknown symbol lists the known ones', async () => {
    const { message } = await refusalOf(await setUp().post('{"symbol":"DOGE"}'));
    expect(message).toContain('XAUUSD, EURUSD, GBPUSD, USDCAD, GBPJPY, EURJPY');
  });

  test('K7 a body without a length that grows too large is refused', async () => {
    const { app } = setUp();
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) });
    const init = { method: 'POST', body, headers: { ...KEY, ...JSON_TYPE }, duplex: 'half' } as RequestInit;
    expect((await app.request('/functions/v1/sentiment', init)).status).toBe(413);
  });

  test.each([{ ...KEY }, { ...KEY, 'content-type': 'text/plain' }])(
    'K7 the type %o is refused with 415',
    async (headers) => {
      const response = await setUp().post('{"symbol":"XAUUSD"}', headers as Record<string, string>);
      expect(response.status).toBe(415);
    },
  );

  test.each([
    ['?scope=month', 'unknown_scope', 'day, week'],
    ['?source=x', 'unknown_source', 'forex-community'],
    ['?lang=fr', 'unknown_language', 'es, en'],
  ])('K7 the query %s is refused with what is known', async (query, code, known) => {
    const response = await setUp().get(query);
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toMatchObject({ code, message: expect.stringContaining(known) });
  });

  test.each([
    [{}, 'missing_key'],
    [{ apikey: 'wrong' }, 'wrong_key'],
    [{ authorization: 'Basic eA==' }, 'missing_key'],
  ])('K7 the key %o is refused with 401', async (headers, code) => {
    const response = await setUp().get('', headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect((await refusalOf(response)).code).toBe(code);
  });

  test.each([
    ['GET', '/functions/v1/sentiment', 'POST'],
    ['POST', '/functions/v1/economic-events', 'GET'],
    ['DELETE', '/functions/v1/sentiment', 'POST'],
  ])('K7 %s %s is refused with 405 and what is allowed', async (method, path, allowed) => {
    const response = await setUp().app.request(path, { method, headers: KEY });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain(allowed);
    expect((await refusalOf(response)).code).toBe('method_not_allowed');
  });

  test('K7 an unknown function is 404 as JSON', async () => {
    const response = await setUp().app.request('/functions/v1/other', { headers: KEY });
    expect(response.status).toBe(404);
    expect((await refusalOf(response)).code).toBe('not_found');
  });

  test('K7 too many requests from one address are asked to wait', async () => {
    const { get } = setUp({ requests: 3 });
    for (let request = 0; request < 3; request += 1) expect((await get()).status).toBe(200);
    const response = await get();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refusalOf(response)).code).toBe('too_many_requests');
  });

  test('K7 K8 a failure of ours answers in our words, and its cause goes to the log only', async () => {
    const { post, sentiment, lines } = setUp();
    sentiment.answer.mockRejectedValue(new Error('secret detail'));
    const response = await post('{"symbol":"XAUUSD"}');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('secret detail');
    expect(text).not.toContain('at ');
    expect(lines).toMatchObject([{ level: 'error', fields: { err: { message: 'secret detail' } } }]);
  });

  test('K7 K9 an answer that takes too long is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { get, events } = setUp();
    events.answer.mockReturnValue(new Promise(() => {}));
    const waiting = get();
    while (events.answer.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(15_000);
    const response = await waiting;
    vi.useRealTimers();
    expect(response.status).toBe(503);
    expect((await refusalOf(response)).code).toBe('timeout');
  });

  test('K9 no answer repeats what was sent', async () => {
    const { post, get, app } = setUp();
    const mark = 'zq<script>7';
    const answers = await Promise.all([
      post(`{"symbol":"${mark}"}`),
      post(mark),
      get(`?scope=${encodeURIComponent(mark)}`),
      get('', { apikey: encodeURIComponent(mark) }),
      app.request(`/functions/v1/${encodeURIComponent(mark)}`, { headers: KEY }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(decodeURIComponent(await answer.text())).not.toContain('zq');
    }
  });
});
