/**
 * Why the backend gave no usable answer. `offline`: the network failed. `timeout`: no answer in time. `http`: an
 * error status, with its error code. `malformed`: the answer does not match the contract. `no_data`: the answer is
 * demo data or empty while real figures are on the page.
 */
export type FailureKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'no_data';

export interface KeptAnswer {
  readonly data: unknown;
  readonly answeredAt: number;
}

export class BackendFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** The `error.code` of the answer, if it has one (K7). */
  readonly code: string | undefined;
  /** The last answer, which the service worker kept, and when the server gave it, epoch ms (N4). */
  readonly kept: KeptAnswer | undefined;

  constructor(
    kind: FailureKind,
    extra: {
      cause?: unknown;
      status?: number | undefined;
      code?: string | undefined;
      kept?: KeptAnswer | undefined;
    } = {},
  ) {
    super(`No answer: ${kind}`, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'BackendFailure';
    this.kind = kind;
    this.status = extra.status;
    this.code = extra.code;
    this.kept = extra.kept;
  }
}
