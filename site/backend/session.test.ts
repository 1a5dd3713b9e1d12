import { expect, it, vi } from 'vitest';
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

it('K1 a visitor without a session is anonymous, and nobody is asked', async () => {
  const fetch = renewing();
  expect(await createSession(HOSTED, { fetch, storage: keeping(null) }).token()).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it('K1 a kept session is used as long as it lasts', async () => {
  const fetch = renewing();
  expect(await createSession(HOSTED, { fetch, storage: keeping(3000) }).token()).toBe('kept-token');
  expect(fetch).not.toHaveBeenCalled();
});

it('K1 a session that has run out is refreshed by itself, and kept', async () => {
  const fetch = renewing();
  const storage = keeping(-60);
  expect(await createSession(HOSTED, { fetch, storage }).token()).toBe('new-token');
  expect(String(fetch.mock.calls[0]?.[0])).toBe(`${HOSTED.url}/auth/v1/token?grant_type=refresh_token`);
  expect(storage.map.get(KEPT_AS)).toContain('new-refresh');
});

it('K1 a hosted function is asked in the name of whoever is signed in there', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ events: [], source: 'x', error: null }));
  const session = { token: async () => 'kept-token' };
  const backend = createBackend(HOSTED, { fetch: send, session });
  await backend.events({ scope: 'day', source: 'forex-community', lang: 'es' }).catch(() => undefined);
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({
    apikey: 'its-public-key',
    Authorization: 'Bearer kept-token',
  });
});

it('K1 the page’s own functions know no sessions', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ events: [], source: 'x', error: null }));
  const address = { url: '', anonKey: 'a-public-key' };
  const backend = createBackend(address, { fetch: send, origin: 'https://site.example' });
  await backend.events({ scope: 'day', source: 'forex-community', lang: 'es' }).catch(() => undefined);
  expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer a-public-key' });
});
