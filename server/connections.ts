import type { Server } from 'node:http';
import type { Log } from '#functions/log.ts';
import type { Metrics } from './metrics.ts';

/** Over whose limit a connection was. */
export type Refused = 'peer' | 'all';

/** Who connects, and who wants to know of those that were turned away. */
export interface Door {
  /** Whose connections count together; null where none are counted. */
  readonly holderOf: (address: string | undefined) => string | null;
  readonly onRefused: (limit: Refused) => void;
}

/** Ends at once what one holder opens beyond `most` connections. What is beyond the server's own limit Node drops itself. */
export function limitHolders(server: Server, most: number, { holderOf, onRefused }: Door): void {
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

const TELL_MS = 60_000;

/** Counts each refused connection, and writes of them once a minute at most: a flood is no reason to fill the disk. */
export function tellRefused(
  log: Log,
  metrics: Metrics,
  now: () => number = () => performance.now(),
): Door['onRefused'] {
  let toldAt = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (limit) => {
    metrics.count('site_connections_refused_total', { limit });
    untold += 1;
    if (now() - toldAt < TELL_MS) return;
    log.warn({ limit, refused: untold }, 'too many connections');
    toldAt = now();
    untold = 0;
  };
}
