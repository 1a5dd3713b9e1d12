import { FeedError } from '#feeds/ports.ts';
import { spendCall } from '#feeds/spend-call.ts';
import { discardBody, readText } from './body.ts';
import { type Call, describeCall } from './call.ts';
import { faultOf, lateFault } from './faults.ts';
import { isHtmlType } from './html.ts';
import type { UpstreamAnswer, UpstreamRequest, Validators } from './port.ts';
import { retryAfterMs } from './retry-after.ts';
import { within } from './within.ts';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const ACCEPT: Record<UpstreamRequest['expect'], string> = {
  json: 'application/json, */*;q=0.1',
  xml: 'application/rss+xml, application/xml, text/xml, */*;q=0.1',
  html: 'text/html',
  csv: 'text/csv, text/plain;q=0.9, */*;q=0.1',
};

/** One attempt with its redirects, within `answerMs`. Throws FeedError only. */
export function attempt(call: Call, signal: AbortSignal): Promise<UpstreamAnswer> {
  const { answerMs } = call.limits;
  const late = () => lateFault('the whole answer', answerMs, call);
  return within(answerMs, late, (running) => exchange(call, running), signal);
}

async function exchange(call: Call, signal: AbortSignal): Promise<UpstreamAnswer> {
  const response = await open(call, signal).catch((error) => {
    throw faultOf(error, 'headers', call);
  });
  const refusal = refusalIn(response, call);
  if (refusal) {
    await discardBody(response);
    throw refusal;
  }
  if (response.status === 304) return { text: null, validators: call.request.validators ?? {} };
  const text = await readText(response, call).catch((error) => {
    throw faultOf(error, 'body', call);
  });
  return { text, validators: validatorsOf(response) };
}

/** Follows redirects within the same origin only, so that a query never reaches another host. */
async function open(call: Call, signal: AbortSignal): Promise<Response> {
  const headers = headersOf(call);
  const { body } = call.request;
  const send = body === undefined ? {} : { method: 'POST', body };
  let url = call.url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (call.takeCall) await spendCall(call.upstream, call.takeCall);
    const response = await call.fetch(url, { ...send, signal, headers, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null || body !== undefined) return response;
    await discardBody(response);
    url = sameOrigin(location, url, call, response.status);
  }
  throw new FeedError('challenge', `${describeCall(call)}: more than ${MAX_REDIRECTS} redirects`);
}

function sameOrigin(location: string, from: URL, call: Call, status: number): URL {
  const target = URL.parse(location, from);
  if (target?.origin === call.url.origin) return target;
  const where = target === null ? 'nowhere' : target.origin;
  throw new FeedError('challenge', `${describeCall(call)}: sent elsewhere, to ${where}`, { status });
}

function headersOf({ request, userAgent }: Call): Headers {
  const headers = new Headers({ accept: ACCEPT[request.expect], 'user-agent': userAgent });
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  const { etag, lastModified } = request.validators ?? {};
  if (etag !== undefined) headers.set('if-none-match', etag);
  if (lastModified !== undefined) headers.set('if-modified-since', lastModified);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  return headers;
}

/** The failure that an answer's status means; null for a good one. */
function refusalIn({ status, ok, headers }: Response, call: Call): FeedError | null {
  if (ok || (status === 304 && call.request.validators !== undefined)) return null;
  const message = `${describeCall(call)}: HTTP ${status}`;
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  const challenged = headers.get('cf-mitigated') === 'challenge';
  if (challenged || (status === 403 && isHtmlType(headers.get('content-type'))))
    return new FeedError('challenge', message, { status });
  const wait = { status, retryAfterMs: retryAfterMs(headers.get('retry-after'), call.now()) };
  if (status === 429) return new FeedError('rate_limited', message, wait);
  if (status >= 500) return new FeedError('http_5xx', message, wait);
  if (status >= 400) return new FeedError('http_4xx', message, { status });
  return new FeedError('malformed', `${message}, neither an answer nor a redirect`, { status });
}

function validatorsOf({ headers }: Response): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag === null ? {} : { etag }), ...(lastModified === null ? {} : { lastModified }) };
}
