import { describe, expect, test, vi } from 'vitest';
import { errorBodySchema } from '#contracts/errors.ts';
import type { EventsResponse } from '#contracts/events.ts';
import type { SentimentResponse } from '#contracts/sentiment.ts';
import { createFunctions } from './app.ts';
import { rememberingLog } from './testing/fixtures.ts';

const SENTIMENT: SentimentResponse = {
  entry: null,
  dataSource: 'error_fallback',
  credit: { name: 'x', url: 'https://x.example' },
};
const EVENTS: EventsResponse = { events: [], source: 'forex-community', error: null };
const KEY = { apikey: 'public-test-key' };
const JSON_TYPE = { 'content-type': 'application/json' };

function setUp({ requests = 1000 } = {}) {
  const { log, lines } = rememberingLog();
  const sentiment = { answer: vi.fn(async () => SENTIMENT), refreshIfDue: async () => {} };
  const events = { answer: vi.fn(async () => EVENTS), refreshIfDue: async () => {} };
  const rate = { requests, perSeconds: 60, clientOf: () => 'visitor' };
  const app = createFunctions({ sentiment, events, anonKey: 'public-test-key', rate, log });
  const post = (body: string, headers: Record<string, string> = { ...KEY, ...JSON_TYPE }) =>
    app.request('/functions/v1/sentiment', { method: 'POST', body, headers });
  const get = (query = '', headers: Record<string, string> = KEY) =>
    app.request(`/functions/v1/economic-events${query}`, { headers });
  return { app, post, get, sentiment, events, lines };
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

  test('K1 a page of another origin may ask, as with a hosted backend', async () => {
    const { app } = setUp();
    const response = await app.request('/functions/v1/sentiment', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
  });
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
});
