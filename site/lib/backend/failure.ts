/**
 * Why the backend gave no usable answer: `offline` never reached it, `timeout` did not answer in time,
 * `http` refused (with its status and error code), `malformed` answered in a shape the contract does not know,
 * `no_data` has only an example or nothing while real figures are already on the page.
 */
export type FailureKind = 'offline' | 'timeout' | 'http' | 'malformed' | 'no_data';

export class BackendFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  /** The `error.code` of the answer, where it carried one (K7). */
  readonly code: string | undefined;

  constructor(
    kind: FailureKind,
    extra: { cause?: unknown; status?: number | undefined; code?: string | undefined } = {},
  ) {
    super(
      `The backend gave no answer: ${kind}`,
      extra.cause === undefined ? undefined : { cause: extra.cause },
    );
    this.name = 'BackendFailure';
    this.kind = kind;
    this.status = extra.status;
    this.code = extra.code;
  }
}
