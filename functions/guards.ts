import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal, refuse } from './errors.ts';

const BODY_LIMIT = 64 * 1024;

/** The public key in the headers of a hosted backend's clients: `apikey` or `Authorization: Bearer` (K1). Compared in constant time. */
export function requireKey(anonKey: string): MiddlewareHandler {
  const key = digestOf(anonKey);
  return async (c, next) => {
    const given =
      c.req.header('apikey') ?? /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (!given)
      throw new Refusal('missing_key', 'Send the public key as "apikey" or "Authorization: Bearer".');
    if (!timingSafeEqual(digestOf(given), key))
      throw new Refusal('wrong_key', 'This public key is not the one of this site.');
    await next();
  };
}

/** All digests have one length. Synchronous, because Hono's own comparison waits for two jobs on other threads. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();

export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: (c) => refuse(c, new Refusal('body_too_large', `The body may hold ${BODY_LIMIT} bytes at most.`)),
});

export interface RateLimit {
  readonly requests: number;
  readonly perSeconds: number;
  /** The visitor's address, if it is known. */
  readonly clientOf: (c: Context) => string;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Takes from what the visitor's address may cost; rejects when nothing is left. */
    readonly spend: (points: number) => Promise<void>;
  }
}

/** What an answer of tens of milliseconds costs when it has to be made: an ordinary call costs 1. */
export const COSTLY = 20;

/** Takes points from what an address may cost within the window; too many → 429 with `Retry-After`. */
export function spending({ requests, perSeconds, clientOf }: RateLimit) {
  const limiter = new RateLimiterMemory({ points: requests, duration: perSeconds });
  return async (c: Context, points: number): Promise<void> => {
    await limiter.consume(clientOf(c), points).catch((exceeded: unknown) => {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      const seconds = Math.max(1, Math.ceil(exceeded.msBeforeNext / 1000));
      throw new Refusal('too_many_requests', `Too many requests: try again in ${seconds} s.`, {
        'Retry-After': String(seconds),
      });
    });
  };
}

/**
 * A call counts 1; one whose answer is costly to make counts more, by `spend` of its context. One limiter for all that takes
 * from the same window.
 */
export function limitRate(limit: RateLimit): MiddlewareHandler {
  const take = spending(limit);
  return async (c, next) => {
    c.set('spend', (points) => take(c, points));
    await take(c, 1);
    await next();
  };
}

/** Answers 503 after `ms`; work that the request started may go on. */
export function limitTime(ms: number): MiddlewareHandler {
  return async (_c, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const giveUp = () =>
        reject(new Refusal('timeout', 'This took too long. Try again in a moment.', { 'Retry-After': '5' }));
      timer = setTimeout(giveUp, ms);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The body as JSON; anything else is rejected in plain words. */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || c.req.header('content-encoding'))
    throw new Refusal('unsupported_media_type', 'Send the body as application/json, not compressed.');
  try {
    return await c.req.json();
  } catch {
    throw new Refusal('bad_request', 'The body is not valid JSON.');
  }
}
