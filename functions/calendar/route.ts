import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { RequestIdVariables } from 'hono/request-id';
import { ERROR_STATUS } from '#contracts/errors.ts';
import { CALENDAR_SOURCE } from '#contracts/events.ts';
import { StoreError } from '#store/errors.ts';
import { Refusal, STORE_UNAVAILABLE } from '../errors.ts';
import { COSTLY } from '../guards.ts';
import { isKnownTag } from '../known-tag.ts';
import type { Log } from '../log.ts';
import { eventIdOf, oneOf, refuseUnknown } from '../one-of.ts';
import { type ReadyFile, readyFile, sendFile } from '../ready-file.ts';
import { rememberVersion } from '../remember-version.ts';
import { type IsProxied, NEVER_PROXIED, nameRequest } from '../request-id.ts';
import { type CalendarStore, calendarSpan, lastReadAt, readEntries, readEntry } from './entries.ts';
import { type CalendarFile, calendarFile, lastChange } from './file.ts';
import { type CalendarQuery, readCalendarQuery, readLocale } from './query.ts';

export interface CalendarDeps extends CalendarFile {
  readonly store: CalendarStore;
  /** Of `limitRate`. */
  readonly limit: MiddlewareHandler;
  readonly clock: () => Date;
  readonly log: Log;
  /** Default: never. */
  readonly isProxied?: IsProxied;
}

export const CALENDAR_PATHS = ['/calendar.ics', '/calendar/event.ics'] as const;

const CACHE = 'public, max-age=900, stale-while-revalidate=3600';
/** Tags of a campaign: who passes an address on may have added them. */
const CAMPAIGN = /^utm_/;
const RETRY_S = 300;
/** The calendar is read every hour; after a day without success the file says so. */
const OLD_MS = 86_400_000;

/** `/calendar.ics?impact&currency&topic&lang` to subscribe, `/calendar/event.ics?id&lang` for one event (N2). No key, because a calendar program sends none. */
export function createCalendar(deps: CalendarDeps): Hono {
  const [list, single] = CALENDAR_PATHS;
  const name = nameRequest(deps.isProxied ?? NEVER_PROXIED);
  const app = new Hono<{ Variables: RequestIdVariables }>();
  for (const path of CALENDAR_PATHS) app.use(path, name, compress(), deps.limit);
  const makeList = rememberVersion(keyOf, versionOf(deps), (query: CalendarQuery) => listFile(query, deps));
  app.get(list, (c) => subscription(c, makeList));
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

/** Until a reading of the calendar changes it, a file is made once a minute at most: figures and times of publishers come too. */
const LIST_MS = 60_000;

/** Equal choices in another order are one file. */
function keyOf({ impacts, currencies, topics, locale }: CalendarQuery): string {
  const sorted = [impacts, currencies, topics].map((choice) => choice && [...choice].sort());
  return [...sorted, locale].join('|');
}

const versionOf =
  ({ store, clock }: CalendarDeps) =>
  async () =>
    `${await lastReadAt(store)} ${Math.floor(clock().getTime() / LIST_MS)}`;

type MakeList = ReturnType<typeof rememberVersion<CalendarQuery, CalendarAnswer | null>>;

async function subscription(c: Context, makeList: MakeList): Promise<Response> {
  refuseUnknown(c, ['impact', 'currency', 'topic', 'lang'], CAMPAIGN);
  const query = readCalendarQuery((name) => c.req.query(name));
  const list = await makeList(query, () => c.var.spend(COSTLY));
  // An empty file would make a calendar program delete its events.
  if (list === null) return plain('No calendar could be read yet.', 503, { 'Retry-After': String(RETRY_S) });
  return answerFile(c, list, 'inline; filename="calendar.ics"');
}

/** A calendar file and when it last changed; ISO 8601. */
interface CalendarAnswer {
  readonly file: ReadyFile;
  readonly modifiedAt: string;
}

/** Null while no calendar was read. */
async function listFile(query: CalendarQuery, deps: CalendarDeps): Promise<CalendarAnswer | null> {
  const now = deps.clock();
  const readAt = await lastReadAt(deps.store);
  if (readAt === null) return null;
  const entries = await readEntries(deps.store, query, now);
  // In a file that is not up to date, a week without events may have some.
  const oldFrom = new Date(Date.parse(readAt) + OLD_MS).toISOString();
  const isOld = now.toISOString() > oldFrom;
  const body = calendarFile(entries, query.locale, { ...deps, oldSince: isOld ? readAt : null });
  const changes = [readAt, calendarSpan(now).from, ...entries.map(lastChange), ...(isOld ? [oldFrom] : [])];
  return { file: await readyFile(body), modifiedAt: latest(changes) };
}

async function oneEvent(c: Context, deps: CalendarDeps): Promise<Response> {
  refuseUnknown(c, ['id', 'lang', 'alarm'], CAMPAIGN);
  const locale = readLocale((name) => c.req.query(name));
  const event = await deps.store.event(eventIdOf(c));
  if (!event || event.source !== CALENDAR_SOURCE)
    throw new Refusal('not_found', 'There is no event of this id in the calendar.');
  const entry = await readEntry(deps.store, event, deps.clock());
  const hasAlarm = oneOf('alarm', c.req.query('alarm') ?? 'off', ['on', 'off'], 'bad_request') === 'on';
  const file = await readyFile(calendarFile([entry], locale, { ...deps, hasAlarm }));
  const name = `attachment; filename="${event.id.replace(/[^\w-]/g, '')}.ics"`;
  return answerFile(c, { file, modifiedAt: lastChange(entry) }, name);
}

function latest(instants: readonly string[]): string {
  return instants.toSorted().at(-1) ?? '';
}

function answerFile(c: Context, { file, modifiedAt }: CalendarAnswer, disposition: string): Response {
  const lastModified = new Date(modifiedAt).toUTCString();
  const headers = {
    'Last-Modified': lastModified,
    'Cache-Control': CACHE,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': disposition,
  };
  return sendFile(c, file, headers, isKnown(c, file.etag, lastModified));
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
