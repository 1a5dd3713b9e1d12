import { readSettings, type Settings } from '#server/env.ts';
import { type Running, start } from '#server/start.ts';

export interface ServeOptions {
  readonly dist: string | null;
  readonly replayed?: boolean;
  /** Settings this command fixes, over the environment's. */
  readonly fixed?: Partial<Record<keyof Settings, string>>;
  /** What else must end with the server. */
  readonly onStop?: () => Promise<void> | void;
}

/** Serves until Ctrl-C (or a TERM signal, or the end of the npm process), then ends cleanly with exit code 0. */
export async function serveUntilStopped({
  dist,
  replayed = false,
  fixed = {},
  onStop,
}: ServeOptions): Promise<Running> {
  const settings = readSettings({ ...process.env, ...fixed });
  const running = await start({ settings, dist, replayed, say: (line) => console.log(line) });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 3_000).unref();
    await running.stop();
    await onStop?.();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  return running;
}
