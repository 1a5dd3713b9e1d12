import { FeedError } from '#feeds/ports.ts';
import { readText } from './body.ts';
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
};

/** One attempt: headers within `headersMs`, the whole answer within `answerMs`. Throws FeedError only. */
export function attempt(call: Call, signal: AbortSignal): Promise<UpstreamAnswer> {
  const { answerMs } = call.limits;
  const late = () => lateFault('the whole answer', answerMs, call);
  return within(answerMs, late, (running) => exchange(call, running), signal);
}

async function exchange(call: Call, signal: AbortSignal): Promise<UpstreamAnswer> {
  const { headersMs } = call.limits;
  const late = () => lateFault('headers', headersMs, call);
  // The inner signal would end with the headers; the body needs the one of the whole answer.
  const response = await within(headersMs, late, () => open(call, signal), signal).catch((error) => {
    throw faultOf(error, 'headers', call);
  });
  refuseBadStatus(response, call);
  if (response.status === 304) return { text: null, validators: call.request.validators ?? {} };
  const text = await readText(response, call).catch((error) => {
    throw faultOf(error, 'body', call);
  });
  return { text, validators: validatorsOf(response) };
}

/** Follows redirects within the same origin only, so that a query never reaches another host. */
async function open(call: Call, signal: AbortSignal): Promise<Response> {
  const headers = headersOf(call);
  let url = call.url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await call.fetch(url, { signal, headers, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return response;
    await response.body?.cancel();
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
  const { etag, lastModified } = request.validators ?? {};
  if (etag !== undefined) headers.set('if-none-match', etag);
  if (lastModified !== undefined) headers.set('if-modified-since', lastModified);
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
  return headers;
}

function refuseBadStatus(response: Response, call: Call): void {
  const { status, headers } = response;
  if (response.ok || (status === 304 && call.request.validators !== undefined)) return;
  const extra = { status, retryAfterMs: retryAfterMs(headers.get('retry-after'), call.now()) };
  const say = `${describeCall(call)}: HTTP ${status}`;
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  const challenged = headers.get('cf-mitigated') === 'challenge';
  if (challenged || (status === 403 && isHtmlType(headers.get('content-type'))))
    throw new FeedError('challenge', say, { status });
  if (status === 429) throw new FeedError('rate_limited', say, extra);
  if (status >= 500) throw new FeedError('http_5xx', say, extra);
  if (status >= 400) throw new FeedError('http_4xx', say, { status });
  throw new FeedError('malformed', `${say}, neither an answer nor a redirect`, { status });
}

function validatorsOf({ headers }: Response): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag === null ? {} : { etag }), ...(lastModified === null ? {} : { lastModified }) };
}
