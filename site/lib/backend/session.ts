import * as z from 'zod/mini';
import type { BackendAddress } from './address.ts';
import { keyHeaders } from './key.ts';
import { sessionKey } from './session-key.ts';

/** Time limit of a refresh; a later call retries it. */
const TIMEOUT_MS = 10_000;
/** A token that expires sooner than this is refreshed first, so that it outlives a slow request. */
const MARGIN_S = 90;

/** The visitor's session at a hosted backend. */
export interface Session {
  /**
   * The access token, refreshed when it is about to expire; null when the visitor is not signed in. Never rejects.
   */
  token(): Promise<string | null>;
}

interface Surroundings {
  readonly fetch?: typeof fetch;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Absent when the browser lacks it or the page is not in a secure context. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

// The platform's own format. Its other fields stay unchanged.
const keptSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Epoch seconds. */
  expires_at: z.number(),
});
type Kept = z.infer<typeof keptSchema>;

const renewedSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});

/**
 * The session of the hosted platform, in local storage under its usual key, refreshed when it expires (K1). One tab
 * refreshes at a time, because a refresh token works once.
 */
export function createSession({ url, anonKey }: BackendAddress, around: Surroundings = {}): Session {
  const { fetch: send = globalThis.fetch, locks = globalThis.navigator?.locks } = around;
  const key = sessionKey(url);
  const read = (storage: Pick<Storage, 'getItem'>): Kept | null =>
    keptSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;

  const refreshed = async (storage: NonNullable<Surroundings['storage']>): Promise<string | null> => {
    // Another tab may have refreshed it while this one waited.
    const kept = read(storage);
    if (kept === null || lasts(kept)) return kept?.access_token ?? null;
    const response = await send(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { ...keyHeaders(anonKey), 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: kept.refresh_token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A 4xx other than 429 means that the backend rejects the session; a 5xx says nothing about it.
    if (response.status >= 400 && response.status < 500 && response.status !== 429) storage.removeItem(key);
    if (!response.ok) return null;
    const renewed = renewedSchema.parse(await response.json());
    const expires_at = Math.round(Date.now() / 1000) + renewed.expires_in;
    storage.setItem(key, JSON.stringify({ ...kept, ...renewed, expires_at }));
    return renewed.access_token;
  };

  let refreshing: Promise<string | null> | undefined;
  return {
    async token() {
      try {
        const storage = around.storage ?? globalThis.localStorage;
        const kept = read(storage);
        if (kept === null) return null;
        if (lasts(kept)) return kept.access_token;
        const refresh = () => refreshed(storage);
        refreshing ??= Promise.resolve(locks ? locks.request(`lock:${key}`, refresh) : refresh());
        return await refreshing.finally(() => {
          refreshing = undefined;
        });
      } catch {
        // Without a session the call is anonymous, like that of any visitor who is not signed in.
        return null;
      }
    },
  };
}

function lasts({ expires_at }: Kept): boolean {
  return expires_at - Date.now() / 1000 > MARGIN_S;
}
