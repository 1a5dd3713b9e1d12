import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { JSON_TYPE, KEY, refusalOf, setUp } from './testing/answering-app.ts';

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
  ])('K7 rejects the body %.20s with %i', async (body, status, code) => {
    const { post, sentiment } = setUp();
    const response = await post(body);
    expect(response.status).toBe(status);
    expect((await refusalOf(response)).code).toBe(code);
    expect(sentiment.answer).not.toHaveBeenCalled();
  });

  test('K7 lists the known symbols when the symbol is unknown', async () => {
    const { message } = await refusalOf(await setUp().post('{"symbol":"DOGE"}'));
    expect(message).toContain(SYMBOLS.join(', '));
  });

  test('K7 rejects a body without a length that grows too large', async () => {
    const { app } = setUp();
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) });
    const init = { method: 'POST', body, headers: { ...KEY, ...JSON_TYPE }, duplex: 'half' } as RequestInit;
    expect((await app.request('/functions/v1/sentiment', init)).status).toBe(413);
  });

  test.each([{ ...KEY }, { ...KEY, 'content-type': 'text/plain' }])(
    'K7 rejects the content type %o with 415',
    async (headers) => {
      const response = await setUp().post('{"symbol":"XAUUSD"}', headers as Record<string, string>);
      expect(response.status).toBe(415);
    },
  );

  test.each([
    ['?scope=month', 'unknown_scope', 'day, week'],
    ['?source=x', 'unknown_source', 'forex-community'],
    ['?lang=fr', 'unknown_language', 'es, en'],
    ['?week=2026-11-22', 'bad_request', 'scope=week'],
    ['?scope=day&week=2026-11-22', 'bad_request', 'scope=week'],
    ['?scope=week&week=', 'bad_request', 'like 2026-11-22'],
    ['?scope=week&week=next', 'bad_request', 'like 2026-11-22'],
    ['?scope=week&week=2026-02-30', 'bad_request', 'like 2026-11-22'],
    ['?scope=week&week=2026-11-22T00:00:00Z', 'bad_request', 'like 2026-11-22'],
    ['?scope=week&week=2026-11-23', 'bad_request', 'Sunday'],
    ['?scope=week&week=2026-11-22&week=2026-11-15', 'bad_request', '"week" once'],
  ])('K7 rejects the query %s and names the known values', async (query, code, known) => {
    const response = await setUp().get(query);
    expect(response.status).toBe(400);
    expect(await refusalOf(response)).toMatchObject({ code, message: expect.stringContaining(known) });
  });

  test.each([
    [{}, 'missing_key'],
    [{ apikey: 'wrong' }, 'wrong_key'],
    [{ authorization: 'Basic eA==' }, 'missing_key'],
  ])('K7 rejects the key %o with 401', async (headers, code) => {
    const response = await setUp().get('', headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect((await refusalOf(response)).code).toBe(code);
  });

  test.each([
    ['GET', '/functions/v1/sentiment', 'POST'],
    ['POST', '/functions/v1/economic-events', 'GET'],
    ['DELETE', '/functions/v1/sentiment', 'POST'],
  ])('K7 rejects %s %s with 405 and the allowed methods', async (method, path, allowed) => {
    const response = await setUp().app.request(path, { method, headers: KEY });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain(allowed);
    expect((await refusalOf(response)).code).toBe('method_not_allowed');
  });

  test('K7 answers an unknown function with 404 as JSON', async () => {
    const response = await setUp().app.request('/functions/v1/other', { headers: KEY });
    expect(response.status).toBe(404);
    expect((await refusalOf(response)).code).toBe('not_found');
  });
});
