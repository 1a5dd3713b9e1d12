import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { RequestIdVariables } from 'hono/request-id';
import { ERROR_STATUS } from '#contracts/errors.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import { StoreError } from '#store/errors.ts';
import { Refusal, STORE_UNAVAILABLE } from '../errors.ts';
import { limitRate, type RateLimit } from '../guards.ts';
import { isKnownTag } from '../known-tag.ts';
import type { Log } from '../log.ts';
import { type IsProxied, NEVER_PROXIED, nameRequest } from '../request-id.ts';
import { type CalendarStore, calendarSpan, lastReadAt, readEntries, readEntry } from './entries.ts';
import { type CalendarFile, calendarFile, lastChange } from './file.ts';
import { readCalendarQuery, readLocale } from './query.ts';

export interface CalendarDeps extends CalendarFile {
  readonly store: CalendarStore;
  readonly rate: RateLimit;
  readonly clock: () => Date;
  readonly log: Log;
  /** Default: never. */
  readonly isProxied?: IsProxied;
}

export const CALENDAR_PATHS = ['/calendar.ics', '/calendar/event.ics'] as const;

const CACHE = 'public, max-age=900, stale-while-revalidate=3600';
const MAX_ID = 160;
const RETRY_S = 300;
/** The calendar is read every hour; after a day without success the file says so. */
const OLD_MS = 86_400_000;

/** `/calendar.ics?impact&currency&lang` to subscribe, `/calendar/event.ics?id&lang` for one event (N2). No key, because a calendar program sends none. */
export function createCalendar(deps: CalendarDeps): Hono {
  const [list, single] = CALENDAR_PATHS;
  const name = nameRequest(deps.isProxied ?? NEVER_PROXIED);
  const app = new Hono<{ Variables: RequestIdVariables }>();
  for (const path of CALENDAR_PATHS) app.use(path, name, compress(), limitRate(deps.rate));
  app.get(list, (c) => subscription(c, deps));
  app.get(single, (c) => oneEvent(c, deps));
  app.onError((error, c) => {
    if (error instanceof Refusal) return plain(error.message, ERROR_STATUS[error.code], error.headers);
    const requestId = c.get('requestId');
    deps.log.error({ requestId, path: c.req.path, err: error }, 'calendar failed');
    const id = { 'X-Request-Id': requestId };
    if (error instanceof StoreError)
      return plain(STORE_UNAVAILABLE.message, 503, { ...STORE_UNAVAILABLE.headers, ...id });
    return plain('Something failed on our side. Try again in a moment.', 500, id);
  });
  return app as unknown as Hono;
}

async function subscription(c: Context, deps: CalendarDeps): Promise<Response> {
  const query = readCalendarQuery((name) => c.req.query(name));
  const now = deps.clock();
  const readAt = await lastReadAt(deps.store);
  // An empty file would make a calendar program delete its events.
  if (readAt === null)
    return plain('No calendar could be read yet.', 503, { 'Retry-After': String(RETRY_S) });
  const entries = await readEntries(deps.store, query, now);
  // In a file that is not up to date, a week without events may have some.
  const oldFrom = new Date(Date.parse(readAt) + OLD_MS).toISOString();
  const isOld = now.toISOString() > oldFrom;
  const body = calendarFile(entries, query.locale, { ...deps, oldSince: isOld ? readAt : null });
  const changes = [readAt, calendarSpan(now).from, ...entries.map(lastChange), ...(isOld ? [oldFrom] : [])];
  const modifiedAt = latest(changes);
  return answerFile(c, body, { modifiedAt, disposition: 'inline; filename="calendar.ics"' });
}

async function oneEvent(c: Context, deps: CalendarDeps): Promise<Response> {
  const locale = readLocale((name) => c.req.query(name));
  const id = c.req.query('id');
  if (!id || id.length > MAX_ID) throw new Refusal('bad_request', 'Name an event: ?id=…');
  const event = await deps.store.event(id);
  if (!event || event.source !== CALENDAR_SOURCE)
    throw new Refusal('not_found', 'There is no event of this id in the calendar.');
  const entry = await readEntry(deps.store, event, deps.clock());
  const body = calendarFile([entry], locale, deps);
  const name = `attachment; filename="${event.id.replace(/[^\w-]/g, '')}.ics"`;
  return answerFile(c, body, { modifiedAt: lastChange(entry), disposition: name });
}

function latest(instants: readonly string[]): string {
  return instants.toSorted().at(-1) ?? '';
}

interface FileFacts {
  /** Sent as Last-Modified; ISO 8601. */
  readonly modifiedAt: string;
  readonly disposition: string;
}

function answerFile(c: Context, body: string, { modifiedAt, disposition }: FileFacts): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const lastModified = new Date(modifiedAt).toUTCString();
  const headers = { ETag: etag, 'Last-Modified': lastModified, 'Cache-Control': CACHE };
  if (isKnown(c, etag, lastModified)) return c.body(null, 304, headers);
  return c.body(body, 200, {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': disposition,
  });
}

/** Whether the client has this file already; an ETag counts before a date (RFC 9110, 13.2.2). */
function isKnown(c: Context, etag: string, lastModified: string): boolean {
  const known = c.req.header('if-none-match');
  if (known !== undefined) return isKnownTag(known, etag);
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return since >= Date.parse(lastModified);
}

function plain(text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
