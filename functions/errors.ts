import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contracts/errors.ts';

/** A refusal the caller can understand; its message is ours and safe to show (SPEC K7). */
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

/** The store can be neither read nor written for now: its error is in the log, and `/readyz` says why. */
export const STORE_UNAVAILABLE = new Refusal(
  'store_unavailable',
  'The stored figures cannot be read right now. Try again in a minute.',
  { 'Retry-After': '60' },
);

/** The JSON body every error of a function has. */
export function refuse(c: Context, { code, message, headers }: Refusal): Response {
  const body: ErrorBody = { error: { code, message } };
  return c.json(body, ERROR_STATUS[code], headers);
}
