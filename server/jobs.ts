import type { Log } from '#functions/log.ts';

const TICK_MS = 15_000;

/**
 * Looks every fifteen seconds whether a refresh is due. Whether it is, and who does it, the store decides, so that
 * several instances together read an upstream once per window (SPEC K5).
 */
export function startJobs(
  refreshes: Readonly<Record<string, () => Promise<void>>>,
  log: Log,
): { stop(): void } {
  const run = () => {
    for (const [job, refresh] of Object.entries(refreshes)) {
      refresh().catch((err: unknown) => log.error({ job, err }, 'job failed'));
    }
  };
  const timer = setInterval(run, TICK_MS);
  return { stop: () => clearInterval(timer) };
}
