import { ANON_KEY } from '#contracts/anon-key.ts';
import type { BackendAddress } from './client.ts';

/** Where the pages of this build look for the functions: two settings lead elsewhere, a hosted backend too (K1, M). */
export function backendAddress(
  env: Readonly<Record<string, string | undefined>> = process.env,
): BackendAddress {
  return {
    url: (env.PUBLIC_BACKEND_URL ?? '').replace(/\/+$/, ''),
    anonKey: env.ANON_KEY || ANON_KEY,
  };
}
