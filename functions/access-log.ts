import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { matchedRoutes } from 'hono/route';
import type { Log } from './log.ts';

/**
 * Writes one line per call: method, path, status, milliseconds until the answer begins, request id (K8). The path has no
 * query, and an unknown path is shortened, because a visitor may have typed anything.
 */
export function logCall(log: Log): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const { method, path } = c.req;
    const isKnown = matchedRoutes(c).some((route) => route.path === path);
    const ms = Math.round(performance.now() - began);
    const shown = isKnown ? path : '/functions/v1/*';
    log.info({ requestId: c.get('requestId'), method, path: shown, status: c.res.status, ms }, 'call');
  };
}
