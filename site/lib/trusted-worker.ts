/** The part of Trusted Types that starting a worker needs; browsers without it check nothing. */
interface WorkerPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): WorkerPolicy;
}

/** The service worker; what is below its address is the whole site. */
export const SERVICE_WORKER = '/sw.js';
/** Beside it only built files of this site may start as a worker. */
const OWN = /^\/(?:sw|_astro\/[\w.-]+)\.js$/;

declare global {
  /** A name can be given to one policy of a page only, and its scripts come in several bundles. */
  var workerPolicy: WorkerPolicy | undefined;
}

/** The address of one of our workers in the form that the page may start; `worker` is in the page's headers (K9). */
export function trustedWorker(address: string): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes };
  globalThis.workerPolicy ??= trustedTypes?.createPolicy('worker', {
    createScriptURL: (url) => (OWN.test(url) ? url : null),
  });
  return globalThis.workerPolicy?.createScriptURL(address) ?? address;
}
