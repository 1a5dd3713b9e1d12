import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What happens to a request on the way to the site. */
export interface Fate {
  /** The connection breaks off before an answer. */
  readonly breaks?: boolean;
  /** The answer waits for so long, ms. */
  readonly delayMs?: number;
  /** Another status, without a body. */
  readonly status?: number;
  /** The answer's text, changed. */
  readonly edit?: (text: string) => string;
  /** The answer's text stops at a place until something has happened. */
  readonly stop?: { readonly at: (text: string) => number; readonly until: Promise<unknown> };
}

/** A line to a site that a test can cut, slow down or change: also for a service worker, whose requests no test can route. */
export interface Line {
  readonly url: string;
  /** Decides the fate of each request from now on. */
  set(fate: (path: string) => Fate): void;
  close(): Promise<void>;
}

export async function openLine(site: string): Promise<Line> {
  let fateOf: (path: string) => Fate = () => ({});
  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { breaks, delayMs = 0, status, edit, stop } = fateOf(asked.url ?? '');
    if (breaks) {
      asked.socket.destroy();
      return;
    }
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    if (status !== undefined) {
      answer.writeHead(status).end();
      return;
    }
    const headers = {
      ...asked.headers,
      ...((edit ?? stop) && { 'accept-encoding': 'identity', 'if-none-match': '' }),
    };
    const sent = request(new URL(asked.url ?? '/', site), { method: asked.method ?? 'GET', headers });
    sent.on('error', () => asked.socket.destroy());
    asked.pipe(sent);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    const { 'content-length': _length, 'transfer-encoding': _coding, ...rest } = response.headers;
    answer.writeHead(response.statusCode ?? 502, rest);
    if (!stop) {
      answer.end(edit ? edit(body.toString()) : body);
      return;
    }
    const text = body.toString();
    answer.write(text.slice(0, stop.at(text)));
    await stop.until;
    answer.end(text.slice(stop.at(text)));
  };
  const server = createServer(
    (asked, answer) => void pass(asked, answer).catch(() => asked.socket.destroy()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (fate) => {
      fateOf = fate;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
