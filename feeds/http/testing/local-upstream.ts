import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface LocalUpstream {
  /** "http://127.0.0.1:<port>" */
  readonly origin: string;
  readonly requests: readonly IncomingMessage[];
  close(): Promise<void>;
}

/** A real server for tests, on a free port. Returns the answers in order, then repeats the last one. */
export async function startUpstream(...answers: Answer[]): Promise<LocalUpstream> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    response.on('error', () => undefined);
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, close: () => stop(server) };
}

/** An answer, by default with status 200 and JSON. */
export function say(body: string | Buffer, status = 200, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
