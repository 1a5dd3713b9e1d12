import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contracts/errors.ts';

/** An error that the caller can understand; its message is ours and safe to show (K7). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.headers = headers;
  }
}

/** The store can be neither read nor written now; the error is in the log, and `/readyz` gives the reason. */
export const STORE_UNAVAILABLE = new Refusal(
  'store_unavailable',
  'The stored figures cannot be read right now. Try again in a minute.',
  { 'Retry-After': '60' },
);

/** The JSON body of every error of a function. */
export function refuse(c: Context, { code, message, headers }: Refusal): Response {
  const body: ErrorBody = { error: { code, message } };
  return c.json(body, ERROR_STATUS[code], headers);
}
