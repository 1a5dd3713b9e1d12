import type { Context, MiddlewareHandler } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';

/** Longest request id of a proxy. */
const MAX_ID = 128;

const proxysId = requestId({ limitLength: MAX_ID });
/** A guessable id would let a caller name another's request, and a long one would fill the log. */
const ownId = requestId({ limitLength: 0 });

/** Whether the request comes through a proxy whose `X-Request-Id` may be logged. */
export type IsProxied = (c: Context) => boolean;

export const NEVER_PROXIED: IsProxied = () => false;

/** Gives a request the id of its log lines and its answer: that of the trusted proxy, else a new one (K8). */
export function nameRequest(isProxied: IsProxied): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return (c, next) => (isProxied(c) ? proxysId : ownId)(c, next);
}
