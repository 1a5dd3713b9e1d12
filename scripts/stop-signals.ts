/** Milliseconds in which further signals are copies of the first: a group and the start command may both deliver it. */
const SAME_SIGNAL_MS = 1_000;
/** Milliseconds until the process ends anyway. The server gives running requests 10 s; the rest closes the store. */
const LATEST_END_MS = 12_000;

/**
 * Runs `stop` at the first signal or when the parent process is gone, then ends with exit code 0. A second signal, more
 * than a second after the first, ends the process at once with exit code 1; so does a `stop` that takes over 12 s. A
 * `stop` that rejects is one line on standard error and exit code 1.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let began: number | null = null;
  const begin = async () => {
    began = performance.now();
    setTimeout(() => process.exit(1), LATEST_END_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(`The stop failed: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    }
  };
  const onSignal = () => {
    if (began === null) void begin();
    else if (performance.now() - began > SAME_SIGNAL_MS) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  process.on('disconnect', () => {
    if (began === null) void begin();
  });
}
