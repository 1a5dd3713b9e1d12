import { askToast, dismissToast, type Send } from './bus.ts';
import { httpFailure } from './http-failure.ts';

/** What the toast says while the work runs and when it is over. */
export interface PromiseWords<Value> {
  readonly loading: string;
  readonly success: string | ((value: Value) => string);
  readonly error: string;
}

/**
 * Shows one toast that follows `work`: loading, then its success or its failure. A response that is not OK is a failure
 * and names its status (J7). Returns `work` itself, so that the caller still handles what it brings. A success text
 * that throws is the caller's fault: the work went well, so the toast goes without a word and the error is reported as one nobody caught.
 */
export function toastPromise<Value>(
  work: Promise<Value>,
  words: PromiseWords<Value>,
  send?: Send,
): Promise<Value> {
  const id = askToast({ kind: 'loading', title: words.loading }, send);
  const fail = (outcome: unknown) => {
    const description = httpFailure(outcome) ?? undefined;
    askToast({ id, kind: 'error', title: words.error, description }, send);
  };
  const succeed = (value: Value) => {
    if (httpFailure(value) !== null) return fail(value);
    const title = typeof words.success === 'string' ? words.success : words.success(value);
    askToast({ id, kind: 'success', title }, send);
  };
  work.then(succeed, fail).catch((error) => {
    dismissToast(id, send);
    reportError(error);
  });
  return work;
}
