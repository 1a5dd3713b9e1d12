import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Ends the connections of a server without cutting a request. */
export interface Drain {
  /**
   * Takes no new connection and ends the idle ones; resolves when the last request is answered and its bytes are sent.
   * Answers that have not begun carry `Connection: close`.
   */
  drain(): Promise<void>;
  /** Closes all remaining connections. */
  cut(): void;
}

interface Connection {
  /** Requests that are not answered yet. */
  requests: number;
  /** Bytes read when the last request was answered: more bytes are the start of a new request. */
  read: number;
}

/**
 * Node's own `close` would cut an answer whose last bytes wait for a slow reader, and would keep connections that never
 * sent a byte (Node 24, `closeIdleConnections`).
 */
export function createDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>();
  const answers = new Set<ServerResponse>();
  let isDraining = false;

  server.on('connection', (socket) => {
    connections.set(socket, { requests: 0, read: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  // Before the answer: afterwards its headers may be sent already.
  server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests += 1;
    answers.add(response);
    if (isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      answers.delete(response);
      connection.requests -= 1;
      connection.read = socket.bytesRead;
      if (isDraining && connection.requests === 0) socket.destroySoon();
    });
  });

  return {
    drain() {
      isDraining = true;
      for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      for (const [socket, { requests, read }] of connections)
        if (requests === 0 && socket.bytesRead === read) socket.destroySoon();
      return closed;
    },
    cut: () => {
      for (const socket of connections.keys()) socket.destroy();
    },
  };
}
