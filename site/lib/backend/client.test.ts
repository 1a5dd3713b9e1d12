import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { serverAhead } from '#site/ui/server-time.ts';
import { createBackend } from './client.ts';

const ADDRESS = { url: '', anonKey: 'a-public-key' };
const ORIGIN = 'https://site.example';

const sentiment = {
  entry: {
    name: 'EURUSD',
    basis: 'volume',
    longPercentage: 41,
    shortPercentage: 58,
    totalPositions: 900,
    longVolume: 410.5,
    shortVolume: 581.25,
    averageLong: 1.0912,
    averageShort: null,
  },
  dataSource: 'live_api',
  credit: { name: 'Myfxbook', url: 'https://www.myfxbook.com/community/outlook' },
  observedAt: '2026-11-23T12:00:00.000Z',
};

function answering(body: unknown, init: ResponseInit = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(
    async () => new Response(text, { headers: { 'Content-Type': 'application/json' }, ...init }),
  );
}

/** Never answers; rejects only when the caller aborts, as fetch does. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('createBackend', () => {
  it('K1 asks the sentiment function of the same origin with the public key', async () => {
    const fetch = answering(sentiment);
    await createBackend(ADDRESS, { fetch, origin: ORIGIN }).sentiment('EURUSD');
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(`${ORIGIN}/functions/v1/sentiment`);
    expect(init).toMatchObject({ method: 'POST', body: '{"symbol":"EURUSD"}', cache: 'no-cache' });
    expect(init?.headers).toMatchObject({ apikey: 'a-public-key', Authorization: 'Bearer a-public-key' });
  });

  it('K1 calls a hosted backend by its URL and sends a new-style key without a bearer token', async () => {
    const fetch = answering(sentiment);
    const address = { url: 'https://hosted.example', anonKey: 'sb_publishable_x' };
    await createBackend(address, { fetch, origin: ORIGIN }).sentiment('EURUSD');
    expect(fetch.mock.calls[0]?.[0]).toBe('https://hosted.example/functions/v1/sentiment');
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Authorization');
  });

  it('F1 asks for the week that is named, and names none for the present one', async () => {
    const asked: string[] = [];
    const backend = createBackend(
      { url: '', anonKey: 'a public key' },
      {
        origin: ORIGIN,
        fetch: async (url) => {
          asked.push(new URL(String(url instanceof Request ? url.url : url)).search);
          return Response.json({ events: [], source: 'forex-community', error: null });
        },
      },
    );
    const query = { scope: 'week', source: 'forex-community', lang: 'es' } as const;
    await backend.events(query);
    await backend.events({ ...query, week: '2026-11-29' });
    expect(asked).toEqual([
      '?scope=week&source=forex-community&lang=es',
      '?scope=week&week=2026-11-29&source=forex-community&lang=es',
    ]);
  });

  it('K1 asks for events by scope, source and language', async () => {
    const fetch = answering({ events: [], source: 'forex-community', error: null });
    await createBackend(ADDRESS, { fetch, origin: ORIGIN }).events({
      scope: 'week',
      source: 'investing-portal',
      lang: 'en',
    });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      `${ORIGIN}/functions/v1/economic-events?scope=week&source=investing-portal&lang=en`,
    );
    expect(fetch.mock.calls[0]?.[1]?.method).toBe('GET');
  });

  it('E3 returns shares unchanged when their sum is not 100', async () => {
    const answer = await createBackend(ADDRESS, { fetch: answering(sentiment), origin: ORIGIN }).sentiment(
      'EURUSD',
    );
    expect(answer.entry).toMatchObject({ longPercentage: 41, shortPercentage: 58, averageShort: null });
  });
});

describe('failures', () => {
  it.each([
    ['another shape', { entry: { name: 'EURUSD' }, dataSource: 'live_api' }],
    ['a cut-off body', '{"entry":'],
  ])('L %s is malformed', async (_title, body) => {
    const asked = createBackend(ADDRESS, { fetch: answering(body), origin: ORIGIN }).sentiment('EURUSD');
    await expect(asked).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('L rejects as malformed when an HTML page arrives instead of data', async () => {
    const fetch = answering('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    const asked = createBackend(ADDRESS, { fetch, origin: ORIGIN }).sentiment('EURUSD');
    await expect(asked).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('K7 L rejects with the status and code of an error answer', async () => {
    const fetch = answering({ error: { code: 'too_many_requests', message: 'Slow down.' } }, { status: 429 });
    const asked = createBackend(ADDRESS, { fetch, origin: ORIGIN }).sentiment('EURUSD');
    await expect(asked).rejects.toMatchObject({ kind: 'http', status: 429, code: 'too_many_requests' });
  });

  it('L rejects with the status when an error answer has another body', async () => {
    const fetch = answering('Bad gateway', { status: 502 });
    const asked = createBackend(ADDRESS, { fetch, origin: ORIGIN }).sentiment('EURUSD');
    await expect(asked).rejects.toMatchObject({ kind: 'http', status: 502, code: undefined });
  });

  it('N4 rejects as offline with the answer that the service worker kept, and learns no time from it', async () => {
    const rates = { name: 'kept' };
    const headers = { 'Content-Type': 'application/json', 'x-kept-at': 'Mon, 23 Nov 2026 12:00:00 GMT' };
    const backend = createBackend(ADDRESS, { fetch: answering(rates, { headers }), origin: ORIGIN });
    const before = serverAhead();
    await expect(backend.get('any', {}, z.object({ name: z.string() }))).rejects.toMatchObject({
      kind: 'offline',
      kept: { data: rates, answeredAt: Date.parse('2026-11-23T12:00:00.000Z') },
    });
    expect(serverAhead()).toBe(before);
  });

  it('L rejects as offline when the network fails', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    const asked = createBackend(ADDRESS, { fetch, origin: ORIGIN }).sentiment('EURUSD');
    await expect(asked).rejects.toMatchObject({ kind: 'offline' });
  });

  it('L rejects as timeout after ten seconds without an answer', async () => {
    vi.useFakeTimers();
    const asked = createBackend(ADDRESS, { fetch: silent, origin: ORIGIN }).sentiment('EURUSD');
    const outcome = expect(asked).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
  });
});

it('F7 learns the time of the server from its answers, and from its refusals', async () => {
  for (const status of [200, 503]) {
    vi.stubGlobal('serverAheadMs', undefined);
    const headers = {
      'Content-Type': 'application/json',
      Date: new Date(Date.now() + 3_600_000).toUTCString(),
    };
    const send = answering({}, { status, headers });
    await createBackend(ADDRESS, { fetch: send, origin: ORIGIN })
      .positioning('XAUUSD')
      .catch(() => {});
    expect(Math.abs(serverAhead() - 3_600_000)).toBeLessThan(2000);
  }
});
