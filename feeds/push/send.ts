import { createHash } from 'node:crypto';
import { Agent, fetch as undiciFetch } from 'undici';
import type { PushTarget } from '#contracts/reminders.ts';
import { pushEndpoint } from '#domain/reminders/push-service.ts';
import { retryAfterMs } from '#feeds/http/retry-after.ts';
import { withinLimit } from '#feeds/time-limit.ts';
import { publicLookup } from './public-address.ts';

/** The owner's keys (RFC 8292), in base64url, and where a push service can reach the owner. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`. */
  readonly contact: string;
}

export interface PushOptions {
  readonly keys: PushKeys;
  /** Origin of a replayed push service on this machine. */
  readonly replay?: string | undefined;
  /** Milliseconds since the epoch; parses `Retry-After` dates. */
  readonly now: () => number;
  /** Milliseconds of one call. */
  readonly answerMs?: number;
}

export interface PushMessage {
  readonly target: PushTarget;
  readonly payload: string;
  /** The push service drops it after so many seconds. */
  readonly ttlS: number;
  /** A second message of one name takes the place of the first where the browser has not got that yet. */
  readonly name: string;
}

/**
 * `gone`: the browser takes no more. `later`: worth another try; `isDown` when the service itself seems to be down. `refused`:
 * no other try helps.
 */
export type PushOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' | 'refused'; readonly reason: string }
  | {
      readonly kind: 'later';
      readonly reason: string;
      readonly isDown: boolean;
      readonly retryAfterMs?: number | undefined;
    };

export type SendPush = (message: PushMessage) => Promise<PushOutcome>;

/** More than a push service needs for an answer; a stop waits for longer. */
const ANSWER_MS = 6_000;
const CONNECT_MS = 3_000;
/** Characters of the Topic header (RFC 8030, 5.4). */
const TOPIC_CHARS = 32;

/** Encrypts, signs and sends messages (RFC 8291, RFC 8292). A redirect is not followed, and no answer's body is read. */
export function createPush({ keys, replay, now, answerMs = ANSWER_MS }: PushOptions): SendPush {
  const limits = { headersTimeout: answerMs, bodyTimeout: answerMs };
  const outside = new Agent({ ...limits, connect: { timeout: CONNECT_MS, lookup: publicLookup() } });
  const here = new Agent(limits);
  return async ({ target, payload, ttlS, name }) => {
    const url = pushEndpoint(target.endpoint, replay);
    if (url === null) return { kind: 'refused', reason: 'the endpoint is not of a known push service' };
    // Loads with the first message: most sites send none.
    const { default: webPush } = await import('web-push');
    const request = (() => {
      try {
        return webPush.generateRequestDetails(target, payload, {
          vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
          TTL: Math.max(0, Math.floor(ttlS)),
          urgency: 'high',
          topic: createHash('sha256').update(name).digest('base64url').slice(0, TOPIC_CHARS),
        });
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error));
      }
    })();
    if (request instanceof Error) return { kind: 'gone', reason: `cannot encrypt: ${request.message}` };
    try {
      return await withinLimit(answerMs, async (signal) => {
        const response = await undiciFetch(url, {
          method: 'POST',
          headers: withoutLength(request.headers),
          body: new Uint8Array(request.body),
          redirect: 'manual',
          dispatcher: url.origin === replay ? here : outside,
          signal,
        });
        await response.body?.cancel();
        return outcomeOf(response.status, response.headers.get('retry-after'), now());
      });
    } catch (error) {
      return { kind: 'later', reason: reasonOf(error), isDown: true };
    }
  };
}

/** Fetch counts the bytes itself. */
function withoutLength(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function outcomeOf(status: number, retryAfter: string | null, now: number): PushOutcome {
  const reason = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone', reason };
  const wait = { retryAfterMs: retryAfterMs(retryAfter, now) };
  // One device can have too many messages while the service is well.
  if (status === 429) return { kind: 'later', reason, isDown: false, ...wait };
  if (status >= 500) return { kind: 'later', reason, isDown: true, ...wait };
  return { kind: 'refused', reason };
}

/** Never the address: an endpoint is a secret between the browser and this server. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
