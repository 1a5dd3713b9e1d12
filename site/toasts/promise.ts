import { askToast, type Send } from './bus.ts';
import { httpFailure } from './http-failure.ts';

/** What the toast says while the work runs and when it is over. */
export interface PromiseWords<Value> {
  readonly loading: string;
  readonly success: string | ((value: Value) => string);
  readonly error: string;
}

/**
 * Shows one toast that follows `work`: loading, then its success or its failure. A response that is not OK is a failure
 * and names its status (SPEC J7). Returns `work` itself, so that the caller still handles what it brings.
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
  work.then((value) => {
    if (httpFailure(value) !== null) return fail(value);
    const title = typeof words.success === 'string' ? words.success : words.success(value);
    askToast({ id, kind: 'success', title }, send);
  }, fail);
  return work;
}
