import type { Log } from '#functions/log.ts';

const TICK_MS = 15_000;

export interface Jobs {
  /** Resolves when the first check of every job has ended, with or without an error. */
  readonly first: Promise<unknown>;
  stop(): void;
}

/**
 * Checks now and every fifteen seconds whether a refresh is due. The store decides that and which instance runs it, so that
 * several instances together read an upstream once per window (K5). `after` runs when a check has ended, so that a slow
 * upstream holds up no other, and once at the start for what the store already holds; it never rejects.
 */
export function startJobs(
  refreshes: Readonly<Record<string, () => Promise<void>>>,
  log: Log,
  after: () => Promise<void> = async () => {},
): Jobs {
  const check = () =>
    Promise.all(
      Object.entries(refreshes).map(([job, refresh]) =>
        refresh()
          .catch((err: unknown) => log.error({ job, err }, 'job failed'))
          .then(after),
      ),
    );
  // The reads go out first: rendering keeps this thread busy.
  const first = check();
  void after();
  const timer = setInterval(check, TICK_MS);
  return { first, stop: () => clearInterval(timer) };
}
