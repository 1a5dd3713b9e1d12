import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Settings, StartRefused } from './env.ts';
import { plainSecurity } from './site/headers.ts';

/** Whoever sends slowly is not waited for longer; idle connections and oversized heads are dropped. */
const PATIENCE = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const;

/** What Node could not read as HTTP gets the headers of any other answer, and the connection ends. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Listens as the settings say; refuses in plain words where it cannot. */
export function listen(
  app: Pick<Hono, 'fetch'>,
  { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>,
): Promise<{ server: Server; url: string }> {
  return new Promise((resolve, reject) => {
    const listener = getRequestListener(app.fetch, { hostname: HOST, errorHandler: answerImpossible });
    const server = createServer(PATIENCE, listener).on('clientError', answerUnreadable);
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartRefused(refusal(cause, HOST, PORT), { cause })),
    );
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}` });
    });
  });
}

/** A request whose address or host cannot be, or a failure nobody caught. */
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
