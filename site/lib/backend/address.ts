import { ANON_KEY } from '#contracts/anon-key.ts';

/** Address of the two functions, set at build time. */
export interface BackendAddress {
  /** Base URL above `/functions/v1`; '' is the page's own origin. */
  readonly url: string;
  readonly anonKey: string;
}

/**
 * Address and key of the functions for this build. Two settings can point to another address, such as a hosted
 * backend (K1, M).
 */
export function backendAddress(
  env: Readonly<Record<string, string | undefined>> = process.env,
): BackendAddress {
  return {
    url: (env.PUBLIC_BACKEND_URL ?? '').replace(/\/+$/, ''),
    anonKey: env.ANON_KEY || ANON_KEY,
  };
}
