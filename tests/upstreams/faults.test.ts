import { describe, expect, test } from 'vitest';
import { LOGIN, OUTLOOK, RSS, upstreamsAt, WEEK } from './harness.ts';
import { ACCOUNT } from './sessions.ts';

const WEDNESDAY = '2026-08-12T14:07:00Z';
const CREDENTIALS = `?email=${encodeURIComponent(ACCOUNT.email)}&password=${ACCOUNT.password}`;
const start = () => upstreamsAt(WEDNESDAY);

describe('refusals', () => {
  test('K5 an error status, for the next calls only and in the order set', async () => {
    const { get, upstreams } = await start();
    upstreams.set({ kind: 'status', status: 500, on: 'forexfactory', times: 2 });
    upstreams.set({ kind: 'status', status: 503, on: WEEK, times: 1 });
    const seen = [];
    for (let call = 0; call < 4; call += 1) seen.push((await get(WEEK)).status);
    expect(seen).toEqual([500, 500, 503, 200]);
    expect((await get(RSS)).status).toBe(200);
  });

  test('K5 a 429 says how long to wait, in seconds, as a date, or not at all', async () => {
    const { get, upstreams } = await start();
    const waits = [{ retryAfter: 120 }, { retryAfter: 120, as: 'date' as const }, {}];
    for (const wait of waits) upstreams.set({ kind: 'rate-limit', on: WEEK, times: 1, ...wait });
    const heard = [];
    for (const _ of waits) {
      const answer = await get(WEEK);
      expect(answer.status).toBe(429);
      heard.push(answer.headers.get('retry-after'));
    }
    expect(heard).toEqual(['120', 'Wed, 12 Aug 2026 14:09:00 GMT', null]);
  });

  test('K5 a browser check with 403 or with 200, and the export’s refusal page', async () => {
    const { get, upstreams } = await start();
    upstreams.set({ kind: 'challenge', on: 'myfxbook', times: 1 });
    upstreams.set({ kind: 'challenge', on: 'myfxbook', status: 200, times: 1 });
    for (const status of [403, 200]) {
      const answer = await get(RSS);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'text/html;charset=UTF-8',
      ]);
      expect(await answer.text()).toContain('<title>Just a moment...');
    }
    upstreams.set({ kind: 'denied', on: 'forexfactory' });
    const denied = await get(WEEK);
    expect([denied.status, await denied.text()]).toEqual([200, expect.stringContaining('Request Denied')]);
  });
});

describe('delivery', () => {
  test('K5 silence: the request is taken and nothing comes', async () => {
    const { get, upstreams } = await start();
    upstreams.set({ kind: 'silence', on: '*' });
    await expect(get(WEEK, { signal: AbortSignal.timeout(80) })).rejects.toThrow(/timeout/);
    expect(upstreams.calls().counts[WEEK]).toBe(1);
  });

  test('K5 a drip: headers at once, then byte after byte', async () => {
    const { get, upstreams } = await start();
    upstreams.set({ kind: 'drip', on: WEEK, everyMs: 20 });
    const answer = await get(WEEK);
    const started = performance.now();
    const reader = answer.body?.getReader();
    const chunks = [await reader?.read(), await reader?.read(), await reader?.read()];
    expect(chunks.map((chunk) => chunk?.value?.length)).toEqual([1, 1, 1]);
    expect(performance.now() - started).toBeGreaterThan(30);
    await reader?.cancel();
  });

  test('K5 a connection closed before or amid the answer, and a body cut short', async () => {
    const { get, upstreams } = await start();
    upstreams.set({ kind: 'hang-up', on: WEEK, times: 1 });
    await expect(get(WEEK)).rejects.toThrow();
    upstreams.set({ kind: 'reset', on: WEEK, times: 1 });
    await expect(get(WEEK).then((answer) => answer.text())).rejects.toThrow();
    upstreams.set({ kind: 'truncated', on: WEEK, times: 1 });
    const cut = await (await get(WEEK)).text();
    expect(cut.startsWith('[{')).toBe(true);
    expect(() => JSON.parse(cut)).toThrow(SyntaxError);
  });

  test('K5 a body of 60 MB, with or without its length', async () => {
    const { get, upstreams } = await start();
    upstreams.set({ kind: 'huge', on: WEEK, declared: true, times: 1 });
    const withLength = await get(WEEK);
    expect(withLength.headers.get('content-length')).toBe('60000000');
    await withLength.body?.cancel();
    upstreams.set({ kind: 'huge', on: WEEK, times: 1 });
    const withoutLength = await get(WEEK);
    expect(withoutLength.headers.get('content-length')).toBeNull();
    let bytes = 0;
    for await (const chunk of withoutLength.body ?? []) bytes += chunk.length;
    expect(bytes).toBe(60_000_000);
  });

  test('K5 a delay brings the good answer late', async () => {
    const { get, upstreams } = await start();
    upstreams.set({ kind: 'delay', on: WEEK, ms: 60 });
    await expect(get(WEEK, { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/);
    expect((await get(WEEK)).status).toBe(200);
  });
});

describe('contents', () => {
  test('K5 prose, wrong types in some rows or all, and no rows', async () => {
    const { get, week, rss, upstreams } = await start();
    upstreams.set({ kind: 'not-json', on: WEEK, times: 1 });
    await expect(week()).rejects.toThrow(SyntaxError);
    upstreams.set({ kind: 'wrong-types', on: WEEK, rows: 2, times: 1 });
    const kinds = (await week()).map((row) => typeof row.title);
    expect([kinds[0], kinds[1], kinds[2]]).toEqual(['number', 'number', 'string']);
    upstreams.set({ kind: 'empty', on: '*' });
    expect([await week(), await rss()]).toEqual([[], []]);
    expect(await (await get('/myfxbook/community/outlook')).text()).not.toContain('outlook-symbol-row');
  });

  test('K5 wrong types reach the RSS and the outlook too', async () => {
    const { json, rss, upstreams } = await start();
    const { session } = (await json(LOGIN + CREDENTIALS)) as { session: string };
    upstreams.set({ kind: 'wrong-types', on: '*' });
    expect((await rss()).every((item) => item.pubDate === 'soon')).toBe(true);
    const { symbols } = (await json(`${OUTLOOK}?session=${session}`)) as { symbols: unknown[] };
    expect(symbols[0]).toMatchObject({ name: 42, longPercentage: 'many' });
  });

  test('K5 the API’s own errors concern their own call only', async () => {
    const { json, upstreams } = await start();
    for (const kind of ['locked', 'wrong-password', 'invalid-session'] as const)
      upstreams.set({ kind, times: 1 });
    expect(await json(LOGIN + CREDENTIALS)).toMatchObject({ message: /^Max login attempts/ });
    expect(await json(LOGIN + CREDENTIALS)).toMatchObject({ message: 'Wrong email/password.', session: '' });
    const { session } = (await json(LOGIN + CREDENTIALS)) as { session: string };
    expect(await json(`${OUTLOOK}?session=${session}`)).toMatchObject({ message: 'Invalid session.' });
    expect(await json(`${OUTLOOK}?session=${session}`)).toMatchObject({ error: false });
    upstreams.set({ kind: 'api-error', message: 'Too many requests' });
    expect(await json(`${OUTLOOK}?session=${session}`)).toEqual({
      error: true,
      message: 'Too many requests',
    });
  });

  test('K5 one symbol all zero, one-sided or not listed', async () => {
    const { json, upstreams } = await start();
    const { session } = (await json(LOGIN + CREDENTIALS)) as { session: string };
    upstreams.set({ symbol: 'XAUUSD', as: 'all-zero' });
    upstreams.set({ symbol: 'EURUSD', as: 'one-sided' });
    upstreams.set({ symbol: 'GBPUSD', as: 'missing' });
    const answer = (await json(`${OUTLOOK}?session=${session}`)) as { symbols: { name: string }[] };
    const named = (name: string) => answer.symbols.find((row) => row.name === name);
    expect(named('XAUUSD')).toMatchObject({ longPercentage: 0, shortPercentage: 0, totalPositions: 0 });
    expect(named('EURUSD')).toMatchObject({ longPercentage: 100, shortPercentage: 0, avgShortPrice: 0 });
    expect(named('GBPUSD')).toBeUndefined();
  });
});
