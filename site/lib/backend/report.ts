import type { BackendFailure } from './failure.ts';

/** Logs a failure that the page does not show, because older figures stay (E4, source catalogue: "only logged"). */
export function reportQuietFailure(what: string, failure: BackendFailure): void {
  const { kind, status, code } = failure;
  // biome-ignore lint/suspicious/noConsole: the log is the only trace a silent refresh failure leaves.
  console.info(`Could not refresh ${what}: ${[kind, status, code].filter(Boolean).join(' ')}`);
}
