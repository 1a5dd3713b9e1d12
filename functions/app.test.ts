import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { VENDORS } from '#contracts/vendors.ts';
import { csvFile } from './sentiment/history-csv.ts';
import {
  EVENT_HISTORY,
  HISTORY,
  KEY,
  POSITIONING,
  refusalOf,
  SENTIMENT,
  setUp,
} from './testing/answering-app.ts';

describe('K1 the two functions', () => {
  test('K1 sentiment takes a symbol and answers in the shape of the contract', async () => {
    const { post, sentiment } = setUp();
    const response = await post('{"symbol":"GBPJPY"}');
    expect(await response.json()).toEqual(SENTIMENT);
    expect(sentiment.answer).toHaveBeenCalledWith('GBPJPY');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([{ apikey: 'public-test-key' }, { authorization: 'Bearer public-test-key' }])(
    'K1 accepts the key as %o',
    async (headers) => {
      expect((await setUp().get('', headers as Record<string, string>)).status).toBe(200);
    },
  );

  test('K1 events default to the community’s day in the visitor’s language', async () => {
    const { get, events } = setUp();
    await get('', { ...KEY, 'accept-language': 'en' });
    expect(events.answer).toHaveBeenCalledWith({
      scope: 'day',
      week: null,
      source: 'forex-community',
      locale: 'en',
    });
    await get('?scope=week&source=charting-platform&lang=es');
    expect(events.answer).toHaveBeenLastCalledWith({
      scope: 'week',
      week: null,
      source: 'charting-platform',
      locale: 'es',
    });
    await get('?scope=week&week=2026-11-22&lang=es');
    expect(events.answer).toHaveBeenLastCalledWith({
      scope: 'week',
      week: '2026-11-22',
      source: 'forex-community',
      locale: 'es',
    });
  });

  test('K4 returns an event’s history by its id in the visitor’s language, and 404 for an unknown id', async () => {
    const { get, events } = setUp();
    const response = await get(`/history?id=${EVENT_HISTORY.id}&lang=en`);
    expect(await response.json()).toEqual(EVENT_HISTORY);
    expect(events.history).toHaveBeenCalledWith(EVENT_HISTORY.id, 'en');
    expect((await get('/history?id=unknown')).status).toBe(404);
    expect((await get('/history')).status).toBe(400);
    expect((await get(`/history?id=${'x'.repeat(200)}`)).status).toBe(404);
    expect((await get('/history?id=x', {})).status).toBe(401);
  });

  test.each([
    [['https://site.example'], 'https://site.example', 'https://site.example'],
    [['https://site.example'], 'https://other.example', null],
    [[], 'https://other.example', null],
    [['*'], 'https://other.example', '*'],
  ])('K1 K9 with %j as allowed origins, %s gets %s', async (origins, origin, allowed) => {
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
  test('N1 history takes symbol and days, and defaults to thirty days', async () => {
    const { ask, history } = setUp();
    expect(await (await ask('sentiment/history?symbol=EURUSD&days=7')).json()).toEqual(HISTORY);
    expect(history.answer).toHaveBeenLastCalledWith({ symbol: 'EURUSD', days: 7 });
    await ask('sentiment/history?symbol=EURUSD');
    expect(history.answer).toHaveBeenLastCalledWith({ symbol: 'EURUSD', days: 30 });
  });

  test('N1 the CSV is a download with units in its header', async () => {
    const response = await setUp().ask('sentiment/history?symbol=XAUUSD&days=90&format=csv');
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="sentiment-XAUUSD-90-days.csv"',
    );
    const [header, row, end] = (await response.text()).split('\r\n');
    expect(header).toContain('long_share_percent,short_share_percent,long_volume_lots');
    const { name, url } = VENDORS.myfxbook.sentiment;
    expect(row).toBe(
      `2026-06-10T12:00:00.000Z,XAUUSD,61,39,610.5,390.2,1500,900,2351.42,2322.9,live_api,${name},${url},2400,volume`,
    );
    expect(end).toBe('');
  });

  test.each(['', '&format=csv'])(
    'N1 K7 answers 304 to a known history%s, and sends a changed one',
    async (format) => {
      const { ask, history } = setUp();
      const path = `sentiment/history?symbol=XAUUSD${format}`;
      const first = await ask(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"/);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const again = await ask(path, { ...KEY, 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      history.csv.mockImplementation(() => csvFile([]));
      history.answer.mockResolvedValue({ ...HISTORY, generatedAt: '2026-06-10T12:01:00.000Z' });
      const changed = await ask(path, { ...KEY, 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(changed.headers.get('etag')).not.toBe(etag);
    },
  );

  test('N1 compresses the CSV when the client accepts it', async () => {
    const { ask } = setUp();
    const path = 'sentiment/history?symbol=XAUUSD&format=csv';
    const plain = await ask(path, { ...KEY, 'accept-encoding': 'identity' });
    const packed = await ask(path, { ...KEY, 'accept-encoding': 'gzip, br' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
  });

  test('N8 positioning takes a symbol', async () => {
    const { ask, positioning } = setUp();
    expect(await (await ask('positioning?symbol=GBPJPY')).json()).toEqual(POSITIONING);
    expect(positioning.answer).toHaveBeenCalledWith('GBPJPY');
    expect((await ask('positioning?symbol=MXN')).status).toBe(200);
    expect(positioning.answer).toHaveBeenLastCalledWith('MXN');
    expect((await refusalOf(await ask('positioning?symbol=USDMXN'))).message).toContain(
      `${SYMBOLS.join(', ')}, MXN`,
    );
    expect((await ask('sentiment/history?symbol=MXN')).status).toBe(400);
  });

  test.each([
    ['sentiment/history', 'unknown_symbol'],
    ['sentiment/history?symbol=DOGE', 'unknown_symbol'],
    ['sentiment/history?symbol=XAUUSD&days=8', 'bad_request'],
    ['sentiment/history?symbol=XAUUSD&days=07', 'bad_request'],
    ['sentiment/history?symbol=XAUUSD&format=xls', 'bad_request'],
    ['positioning', 'unknown_symbol'],
    ['positioning?symbol=xauusd', 'unknown_symbol'],
  ])('K7 N1 N8 rejects %s as %s', async (path, code) => {
    const response = await setUp().ask(path);
    expect(response.status).toBe(400);
    expect((await refusalOf(response)).code).toBe(code);
  });

  test.each(['sentiment/history?symbol=XAUUSD', 'positioning?symbol=XAUUSD'])(
    'K1 K7 %s requires the public key',
    async (path) => {
      expect((await setUp().ask(path, {})).status).toBe(401);
    },
  );
});
