import { type Answer, answer, html, json } from './answer.ts';
import { refused } from './bls.ts';
import type { Fault } from './faults.ts';
import { API_ERRORS } from './myfxbook-api.ts';

const CHALLENGE = `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title>
<meta http-equiv="refresh" content="360"></head><body><noscript>Enable JavaScript and cookies to continue</noscript></body></html>`;
const DENIED = `<!DOCTYPE html><html><head><title>Request Denied</title></head>
<body><h1>Request Denied</h1><p>You have requested this file too often.</p></body></html>`;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

function isJson(body: string): boolean {
  return /^\s*[[{]/.test(body);
}

/** Swaps every text for a number and every number for a text; the shape stays. */
function wrong(value: Json): Json {
  if (typeof value === 'string') return 42;
  if (typeof value === 'number') return 'many';
  if (Array.isArray(value)) return value.map(wrong);
  if (value === null || typeof value === 'boolean') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wrong(inner)]));
}

function overLists(value: Json, change: (rows: Json[]) => Json[]): Json {
  if (Array.isArray(value)) return change(value);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, Array.isArray(inner) ? change(inner) : inner]),
  );
}

function wrongTypes(body: string, rows = Number.POSITIVE_INFINITY): string {
  if (isJson(body)) {
    const change = (list: Json[]) => list.map((row, index) => (index < rows ? wrong(row) : row));
    return JSON.stringify(overLists(JSON.parse(body), change));
  }
  let dates = 0;
  return body
    .replace(/<pubDate>[^<]*/g, (date) => (++dates > rows ? date : '<pubDate>soon'))
    .replace(/\d+ ?%/g, 'most');
}

function withoutDate(row: Json): Json {
  return row && typeof row === 'object' && 'date' in row ? { ...row, date: '' } : row;
}

function undated(body: string, rows = Number.POSITIVE_INFINITY): string {
  const change = (list: Json[]) =>
    list.map((row, index) => (index >= list.length - rows ? withoutDate(row) : row));
  return JSON.stringify(overLists(JSON.parse(body), change));
}

function shortened(body: string, rows: number): string {
  return JSON.stringify(overLists(JSON.parse(body), (list) => list.slice(0, rows)));
}

function emptied(body: string): string {
  if (isJson(body)) return JSON.stringify(overLists(JSON.parse(body), () => []));
  return body
    .replace(/\s*<item>[\s\S]*<\/item>/, '')
    .replace(/(<tbody id="outlookSymbolsTableContent">)[\s\S]*(<\/tbody>)/, '$1$2');
}

function tooMany(fault: Extract<Fault, { kind: 'rate-limit' }>, now: Date): Answer {
  const refused = html('<h1>429 Too Many Requests</h1>', 429);
  if (fault.retryAfter === undefined) return refused;
  const until = new Date(now.getTime() + fault.retryAfter * 1000).toUTCString();
  const value = fault.as === 'date' ? until : String(fault.retryAfter);
  return { ...refused, headers: { ...refused.headers, 'retry-after': value } };
}

/** Replaces the good answer with that of a fault; faults of delivery do not change it. */
export function spoil(
  good: Answer,
  fault: Fault,
  { path, now }: { readonly path: string; readonly now: Date },
): Answer {
  switch (fault.kind) {
    case 'status':
      return answer('text/plain', `Error ${fault.status}`, fault.status);
    case 'rate-limit':
      return tooMany(fault, now);
    case 'challenge': {
      const page = html(CHALLENGE, fault.status);
      return { ...page, headers: { ...page.headers, server: 'cloudflare', 'cf-mitigated': 'challenge' } };
    }
    case 'denied':
      return html(DENIED, fault.status);
    case 'not-json':
      return { ...good, body: 'The service is having a rest; please come back later.' };
    case 'truncated':
      return { ...good, body: good.body.slice(0, Math.floor(good.body.length / 2)) };
    case 'wrong-types':
      return { ...good, body: wrongTypes(good.body, fault.rows) };
    case 'undated':
      return { ...good, body: undated(good.body, fault.rows) };
    case 'short':
      return { ...good, body: shortened(good.body, fault.rows) };
    case 'empty':
      return { ...good, body: emptied(good.body) };
    case 'invalid-session':
      return json(API_ERRORS.session);
    case 'locked':
      return json(API_ERRORS.locked);
    case 'wrong-password':
      return json(API_ERRORS.refused);
    case 'api-error':
      return path.startsWith('/bls/')
        ? refused(fault.message)
        : json({ error: true, message: fault.message });
    default:
      return good;
  }
}
