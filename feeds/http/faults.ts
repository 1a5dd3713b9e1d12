import { FeedError, type FeedErrorKind } from '#feeds/ports.ts';
import { type Call, describeCall } from './call.ts';
import { redactCause } from './redact.ts';

const TIMEOUT_CODES = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** Kinds that a retry may fix. A `malformed` from this helper is a body that broke off. */
const TRANSIENT: ReadonlySet<FeedErrorKind> = new Set(['dns', 'connect', 'timeout', 'http_5xx', 'malformed']);

/** Whether to retry within `leftMs`: never after a 4xx, except a 429 with a waiting time. */
export function isWorthRetrying(error: unknown, leftMs: number): boolean {
  if (!(error instanceof FeedError)) return false;
  if (error.retryAfterMs !== undefined) return error.retryAfterMs < leftMs;
  return TRANSIENT.has(error.kind);
}

/** The network failure as a FeedError whose cause contains nothing of the query. */
export function faultOf(error: unknown, phase: 'headers' | 'body', call: Call): FeedError {
  if (error instanceof FeedError) return error;
  if (call.request.signal.aborted) return abortedFault(call);
  const code = firstCode(error);
  const kind = kindOf(code, phase);
  return new FeedError(kind, `${describeCall(call)}: ${kind} while reading ${phase} (${code ?? 'no code'})`, {
    cause: redactCause(error, call),
  });
}

export function abortedFault(call: Call): FeedError {
  return new FeedError('aborted', `${describeCall(call)}: aborted by the caller`);
}

export function lateFault(what: string, ms: number, call: Call, last?: FeedError): FeedError {
  if (call.request.signal.aborted) return abortedFault(call);
  return new FeedError('timeout', `${describeCall(call)}: ${what} not in after ${ms} ms`, { cause: last });
}

function kindOf(code: string | undefined, phase: 'headers' | 'body'): FeedErrorKind {
  if (code === 'ENOTFOUND' || code?.startsWith('EAI_')) return 'dns';
  if (code !== undefined && TIMEOUT_CODES.has(code)) return 'timeout';
  // A reset is a network failure; any other early end is a cut body.
  return phase === 'headers' || code === 'ECONNRESET' ? 'connect' : 'malformed';
}

/** Node's fetch hides the reason: `TypeError: fetch failed` → its cause, sometimes deeper. */
function firstCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}
