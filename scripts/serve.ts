import { readFile } from 'node:fs/promises';
import { builtInWords } from '#server/built-in-settings.ts';
import { readSettings, type Settings, StartRefused } from '#server/env.ts';
import { type Running, start } from '#server/start.ts';
import { namesInFile } from '#server/unknown-settings.ts';
import { recordIn } from './dist.ts';
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
  if (dist !== null) await refuseOtherSettings(dist, settings);
  const running = await start({ settings, dist, replayed, say: (line) => console.log(line) });
  stopOnSignal(async () => {
    await running.stop();
    await onStop?.();
  });
  return running;
}

/**
 * Throws when the pages in `dist` were built with other settings than they are to be served with: they would show examples
 * that are off, or call another address, or with another key.
 */
export async function refuseOtherSettings(dist: string, settings: Settings): Promise<void> {
  type Words = Readonly<Record<string, string>>;
  const built: Words = await readFile(recordIn(dist), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const wanted: Words = JSON.parse(builtInWords(settings));
  const others = Object.keys(wanted).filter((name) => built[name] !== wanted[name]);
  if (others.length === 0) return;
  throw new StartRefused(
    `The pages in ${dist} were built with other settings than these: ${others.join(', ')}. Run "npm run build" with the ` +
      'settings of this start, or use "npm start", which builds by itself.',
  );
}
