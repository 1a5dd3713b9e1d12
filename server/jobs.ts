import type { Log } from '#functions/log.ts';

const TICK_MS = 15_000;

export interface Jobs {
  /** Resolves when the first look of every job has ended, well or not. */
  readonly first: Promise<unknown>;
  stop(): void;
}

/**
 * Looks now and every fifteen seconds whether a refresh is due. Whether it is, and who does it, the store decides, so
 * that several instances together read an upstream once per window (SPEC K5).
 */
export function startJobs(refreshes: Readonly<Record<string, () => Promise<void>>>, log: Log): Jobs {
  const run = () =>
    Promise.all(
      Object.entries(refreshes).map(([job, refresh]) =>
        refresh().catch((err: unknown) => log.error({ job, err }, 'job failed')),
      ),
    );
  const first = run();
  const timer = setInterval(run, TICK_MS);
  return { first, stop: () => clearInterval(timer) };
}
