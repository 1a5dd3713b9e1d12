import { readSettings, type Settings } from '#server/env.ts';
import { type Running, start } from '#server/start.ts';
import { namesInFile } from '#server/unknown-settings.ts';
import { stopOnSignal } from './stop-signals.ts';

export interface ServeOptions {
  readonly dist: string | null;
  readonly replayed?: boolean;
  /** Settings this command fixes, over the environment's. */
  readonly fixed?: Partial<Record<keyof Settings, string>>;
  /** What else must end with the server. */
  readonly onStop?: () => Promise<void> | void;
}

/** Serves until a stop signal or the end of the start command, then ends cleanly with exit code 0. */
export async function serveUntilStopped({
  dist,
  replayed = false,
  fixed = {},
  onStop,
}: ServeOptions): Promise<Running> {
  const settings = readSettings({ ...process.env, ...fixed }, namesInFile('.env'));
  const running = await start({ settings, dist, replayed, say: (line) => console.log(line) });
  stopOnSignal(async () => {
    await running.stop();
    await onStop?.();
  });
  return running;
}
