import type { Server } from 'node:http';
import type { Log } from '#functions/log.ts';
import { linesAMinute } from './log/lines-a-minute.ts';
import type { Metrics } from './metrics.ts';

/** The limit that a refused connection exceeded: that of its address, or that of all connections. */
export type Refused = 'peer' | 'all';

export interface ConnectionPolicy {
  /** The key under which a connection counts; null when it does not count. */
  readonly holderOf: (address: string | undefined) => string | null;
  readonly onRefused: (limit: Refused) => void;
}

/** Ends at once each connection beyond `most` of one holder. Node itself drops those beyond the server's own limit. */
export function limitHolders(server: Server, most: number, { holderOf, onRefused }: ConnectionPolicy): void {
  const held = new Map<string, number>();
  server.on('drop', () => onRefused('all'));
  server.on('connection', (socket) => {
    const holder = holderOf(socket.remoteAddress);
    if (holder === null) return;
    const before = held.get(holder) ?? 0;
    if (before >= most) {
      socket.destroy();
      return onRefused('peer');
    }
    held.set(holder, before + 1);
    socket.once('close', () => {
      const left = (held.get(holder) ?? 1) - 1;
      if (left > 0) held.set(holder, left);
      else held.delete(holder);
    });
  });
}

/** Counts each refused connection, and logs one of them per minute, because a flood must not fill the disk. */
export function logRefused(log: Log, metrics: Metrics): ConnectionPolicy['onRefused'] {
  const limiter = linesAMinute();
  return (limit) => {
    metrics.count('site_connections_refused_total', { limit });
    limiter('refused', (leftOut) => log.warn({ limit, refused: leftOut + 1 }, 'too many connections'));
  };
}
