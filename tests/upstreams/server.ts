import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Answer, json } from './answer.ts';
import { occurrences } from './calendar.ts';
import { type CallLog, type CallReport, createCallLog } from './calls.ts';
import { type Control, createControl, type Order } from './control.ts';
import { deliver } from './deliver.ts';
import { route } from './routes.ts';
import { spoil } from './spoil.ts';

const DAY_MS = 86_400_000;
const KEEP_ALIVE_MS = 60_000;

/** An event as `events()` and `GET /_events` list it: what to look for, and the key to change it by. */
export interface ListedEvent {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly currency: string | null;
  readonly impact: string;
  readonly actual: string;
}

export interface Upstreams {
  /** "http://127.0.0.1:4399"; base URLs are `<url>/myfxbook`, `/forexfactory`, `/tradingview`, `/investing`, `/cftc`, and one for each publisher. */
  readonly url: string;
  set(order: Order): void;
  /** Back to the first state, counts included; `anchor` starts the minutes-from-now events over. */
  reset(options?: { anchor?: boolean }): void;
  calls(): CallReport;
  /** Events from a week ago to a week ahead. */
  events(): ListedEvent[];
  close(): Promise<void>;
}

export interface UpstreamOptions {
  readonly port?: number;
  readonly host?: string;
  readonly clock?: () => Date;
  /** Another answer of a path in place of the replayed one; undefined keeps that. */
  readonly instead?: (path: string) => Answer | undefined;
}

function listed(control: Control): ListedEvent[] {
  const world = control.world();
  const from = new Date(world.now.getTime() - 7 * DAY_MS);
  const to = new Date(world.now.getTime() + 7 * DAY_MS);
  return occurrences(world, from, to).map(({ key, at, entry, actual }) => ({
    key,
    at: at.toISOString(),
    title: entry.week?.title ?? `${entry.rss?.country} ${entry.rss?.title}`,
    currency: entry.week?.country ?? null,
    impact: entry.impact,
    actual,
  }));
}

/** The control paths; undefined when the path is an upstream's. */
async function steer(request: IncomingMessage, path: string, tools: Tools): Promise<Answer | undefined> {
  const { control, log } = tools;
  if (path === '/_calls') return json(log.report());
  if (path === '/_events') return json(listed(control));
  if (request.method !== 'POST' || (path !== '/_control' && path !== '/_reset')) return undefined;
  const body = await text(request);
  try {
    const asked: unknown = body ? JSON.parse(body) : {};
    if (path === '/_reset') tools.reset((asked as { anchor?: unknown }).anchor === true);
    else for (const order of Array.isArray(asked) ? asked : [asked]) control.set(order);
    return json({ ok: true });
  } catch (error) {
    return json({ ok: false, error: error instanceof Error ? error.message : String(error) }, 400);
  }
}

function unchanged(request: IncomingMessage, given: Answer): boolean {
  const { etag } = given.headers;
  return etag !== undefined && request.headers['if-none-match'] === etag;
}

async function serve(request: IncomingMessage, response: ServerResponse, tools: Tools): Promise<void> {
  const { control, log } = tools;
  const { pathname: path, searchParams: query } = new URL(`http://upstream${request.url ?? '/'}`);
  const steered = await steer(request, path, tools);
  if (steered) return deliver(response, steered, undefined);
  const { now } = control.world();
  const fault = control.faults.take(path);
  const entry = { at: now.toISOString(), method: request.method ?? 'GET', path, fault: fault?.kind ?? null };
  log.add(entry, query, request.headers);
  const body = request.method === 'POST' ? await text(request) : '';
  const good = tools.instead(path) ?? route({ path, query, body, headers: request.headers }, control);
  if (fault) return deliver(response, spoil(good, fault, { path, now }), fault);
  return deliver(response, unchanged(request, good) ? { ...good, status: 304, body: '' } : good, undefined);
}

interface Tools {
  readonly control: Control;
  readonly log: CallLog;
  readonly reset: (anchor: boolean) => void;
  readonly instead: NonNullable<UpstreamOptions['instead']>;
}

/** Starts the replayed upstreams: one server, the real paths below one prefix each (M, `npm run demo`). */
export async function startUpstreams(options: UpstreamOptions = {}): Promise<Upstreams> {
  const { port = 0, host = '127.0.0.1', clock = () => new Date(), instead = () => undefined } = options;
  const control = createControl(clock);
  const log = createCallLog();
  const reset = (anchor: boolean) => {
    control.reset(anchor);
    log.clear();
  };
  const tools = { control, log, reset, instead };
  const server = createServer((request, response) => {
    serve(request, response, tools).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  // A test that pauses for longer than the default of five seconds would write into a closing connection.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    set: control.set,
    reset: ({ anchor = false } = {}) => reset(anchor),
    calls: log.report,
    events: () => listed(control),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
