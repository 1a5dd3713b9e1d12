import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from './client.ts';
import { createSession } from './session.ts';

const HOSTED = { url: 'https://project.hosted.example', anonKey: 'its-public-key' };
const KEPT_AS = 'sb-project-auth-token';
const USER = { id: 'b3e1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' };

function keeping(secondsLeft: number | null) {
  const expires = Math.round(Date.now() / 1000) + (secondsLeft ?? 0);
  const kept = {
    access_token: 'kept-token',
    refresh_token: 'kept-refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    user: USER,
  };
  const map = new Map(secondsLeft === null ? [] : [[KEPT_AS, JSON.stringify(kept)]]);
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

const renewing = () =>
  vi.fn<typeof fetch>(async () =>
    Response.json({
      access_token: 'new-token',
      refresh_token: 'new-refresh',
      token_type: 'bearer',
      expires_in: 3600,
      user: USER,
    }),
  );

it('K1 H8 a visitor without a session is anonymous: no request is sent and nothing is kept', async () => {
  const fetch = renewing();
  const storage = keeping(null);
  expect(await createSession(HOSTED, { fetch, storage }).token()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  expect([...storage.map.keys()]).toEqual([]);
});

it('K1 uses a stored session until it expires', async () => {
  const fetch = renewing();
  expect(await createSession(HOSTED, { fetch, storage: keeping(3000) }).token()).toBe('kept-token');
  expect(fetch).not.toHaveBeenCalled();
});

it('K1 refreshes an expired session and stores it', async () => {
  const fetch = renewing();
  const storage = keeping(-60);
  expect(await createSession(HOSTED, { fetch, storage }).token()).toBe('new-token');
  expect(String(fetch.mock.calls[0]?.[0])).toBe(`${HOSTED.url}/auth/v1/token?grant_type=refresh_token`);
  expect(storage.map.get(KEPT_AS)).toContain('new-refresh');
});

it('K1 shares one refresh between simultaneous calls', async () => {
  const fetch = renewing();
  const session = createSession(HOSTED, { fetch, storage: keeping(-60), locks: undefined });
  expect(await Promise.all([session.token(), session.token()])).toEqual(['new-token', 'new-token']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('K1 uses the session that another tab refreshed in the meantime', async () => {
  const fetch = renewing();
  const storage = keeping(-60);
  const renewed = keeping(3000).getItem(KEPT_AS) ?? '';
  const locks = {
    async request(_name: string, run: () => unknown) {
      storage.setItem(KEPT_AS, renewed);
      return run();
    },
  };
  const session = createSession(HOSTED, { fetch, storage, locks: locks as never });
  expect(await session.token()).toBe('kept-token');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['refused for good', () => new Response('{}', { status: 400 }), false],
  ['refused for now', () => new Response('{}', { status: 503 }), true],
  ['answered with something else', () => Response.json({ ok: true }), true],
  ['not reached', () => Promise.reject(new TypeError('Failed to fetch')), true],
])('K1 L returns no token when the refresh is %s', async (_what, answer, isKept) => {
  const storage = keeping(-60);
  const fetch: typeof globalThis.fetch = async () => answer();
  expect(await createSession(HOSTED, { fetch, storage }).token()).toBeNull();
  expect(storage.map.has(KEPT_AS)).toBe(isKept);
});

it.each([
  ['garbage', '{"access'],
  ['of another shape', '{"access_token":1}'],
])('K1 J4 returns no token when the stored session is %s', async (_what, stored) => {
  const fetch = renewing();
  const storage = keeping(null);
  storage.map.set(KEPT_AS, stored);
  expect(await createSession(HOSTED, { fetch, storage }).token()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it('K1 sends a hosted function the session of the visitor who is signed in there', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ events: [], source: 'x', error: null }));
  const session = { token: async () => 'kept-token' };
  const backend = createBackend(HOSTED, { fetch: send, session });
  await backend.events({ scope: 'day', source: 'forex-community', lang: 'es' }).catch(() => undefined);
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({
    apikey: 'its-public-key',
    Authorization: 'Bearer kept-token',
  });
});

describe('a session that never answers', () => {
  const session = { token: () => new Promise<never>(() => undefined) };
  const query = { scope: 'day', source: 'forex-community', lang: 'es' } as const;

  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('K1 L calls without a token after three seconds', async () => {
    const send = vi.fn<typeof fetch>(async () =>
      Response.json({ events: [], source: 'forex-community', error: null }),
    );
    const asked = createBackend(HOSTED, { fetch: send, session }).events(query);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(asked).resolves.toMatchObject({ source: 'forex-community' });
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer its-public-key' });
  });

  it('L counts the wait for the session within the ten seconds of a call', async () => {
    const silent: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const asked = createBackend(HOSTED, { fetch: silent, session }).events(query);
    const outcome = expect(asked).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
  });

  it('L stops the wait for the session at a shorter time-out', async () => {
    const send = vi.fn<typeof fetch>((_input, init) => {
      init?.signal?.throwIfAborted();
      return Promise.reject(new Error('asked after all'));
    });
    const asked = createBackend(HOSTED, { fetch: send, session, timeoutMs: 1_000 }).events(query);
    const outcome = expect(asked).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(1_000);
    await outcome;
  });
});

it('K1 uses no session for functions of the page’s own origin', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ events: [], source: 'x', error: null }));
  const address = { url: '', anonKey: 'a-public-key' };
  const backend = createBackend(address, { fetch: send, origin: 'https://site.example' });
  await backend.events({ scope: 'day', source: 'forex-community', lang: 'es' }).catch(() => undefined);
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer a-public-key' });
});
