import address from './simulate.worker.ts?worker&url';

/** The part of Trusted Types that starting a worker needs; browsers without it check nothing. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ): { createScriptURL(url: string): string };
}

let trusted: string | undefined;

/** The worker of the simulation. Only its own address may start one on this page (K9); `lab` is in the page's headers. */
export function createWorker(): Worker {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes };
  trusted ??=
    trustedTypes
      ?.createPolicy('lab', { createScriptURL: (url) => (url === address ? url : null) })
      .createScriptURL(address) ?? address;
  return new Worker(trusted, { type: 'module' });
}
