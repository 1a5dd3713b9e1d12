import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreError } from '#store/errors.ts';
import { explain, isBusy } from './explain.ts';
import { transaction } from './transaction.ts';

/** How long a call waits for its turn and for other processes, in milliseconds, unless the options say otherwise. */
const PATIENCE_MS = 1_000;
/** The first pause between two tries, and the longest one; each is varied by half. */
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 25;

export interface RunnerOptions {
  /** How long a write may wait for its turn and for other processes, in ms. Default: a second. */
  readonly patienceMs?: number;
  /** Called after each write with the seconds it took: the wait for its turn and for other processes, and its own work. */
  readonly onWrite?: (seconds: number) => void;
}

export interface Runner {
  /** Runs `work`, which reads only. In WAL mode another process's write does not hold it up. */
  read<Result>(work: () => Result): Promise<Result>;
  /**
   * Runs `work` as one transaction. Where another process holds the write lock, it is tried again until it succeeds or a
   * second has passed. So `work` may run more than once: it must change nothing but the database.
   */
  write<Result>(work: () => Result): Promise<Result>;
  /** As `write`, but rejects at once when the file was found damaged before. */
  check(probe: () => void): Promise<void>;
  /** Lets the calls that wait end, then closes the database. */
  close(): Promise<void>;
}

/**
 * Runs the synchronous calls to `db` without ever blocking the event loop for another process. Writes run one after the
 * other in the order of the calls, so that one of them at most asks for the lock. Rejects with a StoreError that says
 * what to do about `file`.
 */
export function createRunner(
  db: DatabaseSync,
  file: string,
  { onWrite, patienceMs = PATIENCE_MS }: RunnerOptions = {},
): Runner {
  const pending = new Set<Promise<unknown>>();
  let lastWrite: Promise<unknown> | null = null;
  let damage: StoreError | null = null;
  let closed: Promise<void> | null = null;

  const explained = (cause: unknown): unknown => {
    const error = explain(cause, file);
    if (error instanceof StoreError && error.problem === 'damaged') damage = error;
    return error;
  };
  const closeWhenIdle = async () => {
    await Promise.allSettled(pending);
    db.close();
  };
  const tracked = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (closed) throw new StoreError(`The data file ${file} is closed.`, undefined, 'closed');
    const running = call();
    pending.add(running);
    try {
      return await running;
    } catch (error) {
      throw explained(error);
    } finally {
      pending.delete(running);
    }
  };
  const queued = async <Result>(work: () => Result): Promise<Result> => {
    const askedAt = performance.now();
    const before = lastWrite;
    const { promise: done, resolve: leave } = Promise.withResolvers<void>();
    lastWrite = done;
    if (before) await before;
    try {
      return await untilFree(() => transaction(db, work), askedAt + patienceMs);
    } finally {
      onWrite?.((performance.now() - askedAt) / 1000);
      leave();
      if (lastWrite === done) lastWrite = null;
    }
  };
  const write: Runner['write'] = (work) => tracked(() => queued(work));
  return {
    read: (work) => tracked(() => untilFree(work, performance.now() + patienceMs)),
    write,
    check: async (probe) => {
      if (damage) throw damage;
      await write(probe);
    },
    close() {
      closed ??= closeWhenIdle();
      return closed;
    },
  };
}

/** Tries `work` until no other process keeps it from running, until `deadline` at most; at least once. */
async function untilFree<Result>(work: () => Result, deadline: number): Promise<Result> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const isLate = performance.now() >= deadline;
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || isLate) throw error;
    }
    await wait(pause * (0.5 + Math.random()));
  }
}
