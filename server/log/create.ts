import type { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Log } from '#functions/log.ts';
import type { Settings } from '../env.ts';

/** Bytes that wait for a slow reader of the log; lines beyond them are dropped. */
const BUFFER_BYTES = 1024 * 1024;
/** Milliseconds the last lines may take at a stop. */
const FLUSH_MS = 1_000;

type Output = Pick<Writable, 'write' | 'on' | 'writableLength'>;

export interface LogOptions {
  readonly level: Settings['LOG_LEVEL'];
  /** Default: standard output. */
  readonly output?: Output;
  /** Called for each line that is dropped. */
  readonly onDrop?: () => void;
}

export interface ServerLog {
  readonly log: Log;
  /** Resolves when every line is written, or after a second. */
  flush(): Promise<void>;
}

/**
 * Writes JSON lines without ever waiting for their reader: where it is slow or stuck, at most 1 MiB waits in memory, later
 * lines are dropped, and one warning says how many once it reads again (K8).
 *
 * The output must be a stream that writes asynchronously, as standard output is for pipes and sockets. A file descriptor
 * given to pino would block one of Node's four helper threads, and with it the end of the process.
 */
export function createLog({ level, output = process.stdout, onDrop }: LogOptions): ServerLog {
  let isBroken = false;
  let dropped = 0;
  const write = (line: string): void => {
    if (!isBroken && (output.writableLength ?? 0) < BUFFER_BYTES) return void output.write(line);
    dropped += 1;
    onDrop?.();
  };
  const log = pino({ level }, { write });
  output.on('error', () => {
    isBroken = true;
  });
  output.on('drain', () => {
    if (dropped > 0) log.warn({ dropped }, 'log lines were dropped: their reader was too slow');
    dropped = 0;
  });
  return { log, flush: () => flush(output) };
}

function flush(output: Output): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FLUSH_MS).unref();
    output.write('', () => resolve());
  });
}
