import type { Context, MiddlewareHandler } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';

/** Characters of a proxy's request id. */
const MAX_ID = 128;

const proxysId = requestId({ limitLength: MAX_ID });
/** No id is short enough to be taken: a caller could name another's, or fill the log. */
const ownId = requestId({ limitLength: 0 });

/** Whether the request comes through a proxy whose `X-Request-Id` may stand in our log. */
export type IsProxied = (c: Context) => boolean;

export const NEVER_PROXIED: IsProxied = () => false;

/** Gives a request the id that its log lines and its answer carry: the trusted proxy's own, else a new one (SPEC K8). */
export function nameRequest(isProxied: IsProxied): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return (c, next) => (isProxied(c) ? proxysId : ownId)(c, next);
}
