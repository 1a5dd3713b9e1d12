import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type ConnectionPolicy, limitHolders } from './connections.ts';
import { createDrain, type Drain } from './drain.ts';
import { type Settings, StartRefused } from './env.ts';
import type { AnswerDirectly } from './site/direct.ts';
import { plainSecurity } from './site/headers.ts';

/** Time-outs and limits of slow, idle and oversized requests. */
const PATIENCE = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  // Node's own answer to a missing Host has none of our headers.
  requireHostHeader: false,
} as const;

/** Where systemd leaves the first socket that it opened (sd_listen_fds). */
const GIVEN_SOCKET = { fd: 3 };
/** Connections that may wait for the process. Node's own number would shorten the queue of the shared socket. */
const BACKLOG = 4096;
/** What the system answers where there is no socket. */
const NO_SOCKET: readonly string[] = ['EBADF', 'EINVAL', 'ENOTSOCK'];
const NOT_OPEN =
  'LISTEN_FDS says that a socket is open, and there is none: leave it to the socket unit of systemd.';

/** Limits of one client and of all clients. */
export const LIMITS = {
  /**
   * Milliseconds without a byte in either direction after which the connection ends; twice that for a client that does
   * not read its answer. A function may take 15 s for one.
   */
  timeout: 16_000,
  requestsPerSocket: 1_000,
  connections: 2_000,
  /** Connections of one address that is not a trusted proxy. */
  connectionsPerPeer: 256,
} as const;

/** Answers what Node could not parse as HTTP with our usual headers, and ends the connection. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What answers requests: the application, and before it the pages and files in memory. */
export interface Answers extends Pick<Hono, 'fetch'> {
  readonly answerDirectly?: AnswerDirectly;
}

/**
 * Listens as the settings say, or on the socket that the service manager has opened; throws with plain words when it
 * cannot.
 */
export function listen(
  { fetch, answerDirectly = () => false }: Answers,
  { PORT, HOST, LISTEN_FDS = 0 }: Pick<Settings, 'PORT' | 'HOST'> & Partial<Pick<Settings, 'LISTEN_FDS'>>,
  policy: ConnectionPolicy,
  limits: Readonly<Record<keyof typeof LIMITS, number>> = LIMITS,
): Promise<{ server: Server; url: string; drain: Drain }> {
  return new Promise((resolve, reject) => {
    const host = HOST.includes(':') ? `[${HOST}]` : HOST;
    const listener = getRequestListener(fetch, { hostname: host, errorHandler: answerImpossible });
    const isOneMore = limitRequests(limits.requestsPerSocket);
    const server = createServer(PATIENCE, (request, response) => {
      if (!isOneMore(request, response)) return;
      if (isNameless(request)) refuse(response, 400);
      else if (!answerDirectly(request, response)) void listener(request, response);
    });
    server.timeout = limits.timeout;
    server.maxConnections = limits.connections;
    limitHolders(server, limits.connectionsPerPeer, policy);
    const drain = createDrain(server);
    server
      .on('clientError', answerUnreadable)
      .on('checkExpectation', (_request, response) => refuse(response, 417));
    const isGiven = LISTEN_FDS === 1;
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isMissing = isGiven && NO_SOCKET.includes(cause.code ?? '');
      reject(new StartRefused(isMissing ? NOT_OPEN : refusal(cause, HOST, PORT), { cause }));
    });
    const done = () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://${host}:${port}`, drain });
    };
    if (isGiven) server.listen(GIVEN_SOCKET, BACKLOG, done);
    else server.listen(PORT, HOST, done);
  });
}

/**
 * Closes a connection after its last request and leaves what was sent behind it unanswered: Node's own limit answers
 * that without our headers.
 */
function limitRequests(most: number): (request: IncomingMessage, response: ServerResponse) => boolean {
  const taken = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const count = (taken.get(socket) ?? 0) + 1;
    taken.set(socket, count);
    if (count >= most) response.shouldKeepAlive = false;
    return count <= most;
  };
}

/** HTTP/1.1 asks for a Host; older clients know none (RFC 9112, 3.2). */
function isNameless({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0';
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...plainSecurity, Connection: 'close', 'Content-Length': '0' }).end();
}

/** Answers a request with an invalid address or host, or with an uncaught error. */
function answerImpossible(error: unknown): Response {
  const status = error instanceof Error && error.name === 'RequestError' ? 400 : 500;
  return new Response(null, { status, headers: plainSecurity });
}

function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const headers = Object.entries(plainSecurity).map(([name, value]) => `${name}: ${value}`);
  const status = STATUS[code ?? ''] ?? '400 Bad Request';
  socket.end(
    [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...headers, '', ''].join('\r\n'),
  );
}

function refusal({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to a free one.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  return `The site cannot listen on ${host}:${port}: ${message}`;
}
