import type { BackendAddress } from './client.ts';
import { keyHeaders } from './key.ts';
import { sessionKey } from './session-key.ts';

/** The visitor's session at a hosted backend. */
export interface Session {
  /** The access token, refreshed when it is about to run out; null for a visitor who is not signed in. Never rejects. */
  token(): Promise<string | null>;
}

interface Surroundings {
  readonly fetch?: typeof fetch;
  /** Where the session is kept; local storage by default, memory where that is blocked. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * The hosted platform's own session: kept in local storage under its usual name and refreshed by itself (K1). Its
 * library is fetched with the first call, so only a build that points at a hosted backend ever loads it.
 */
export function createSession(address: BackendAddress, around: Surroundings = {}): Session {
  let client: ReturnType<typeof openClient> | undefined;
  return {
    async token() {
      client ??= openClient(address, around);
      try {
        const { data } = await (await client).getSession();
        return data.session?.access_token ?? null;
      } catch {
        // Without its session a visitor is anonymous, as every visitor without a sign-in is.
        client = undefined;
        return null;
      }
    },
  };
}

async function openClient({ url, anonKey }: BackendAddress, around: Surroundings) {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: keyHeaders(anonKey),
    storageKey: sessionKey(url),
    persistSession: true,
    autoRefreshToken: true,
    // No page of ours signs anybody in, so no address carries a session.
    detectSessionInUrl: false,
    ...around,
  });
}
