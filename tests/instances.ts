import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../scripts/dist.ts';

const METRICS_TOKEN = 'a-token-of-the-tests';
const START_MS = 60_000;

/**
 * For tests that are not about figures: without the publishers' figures and the rendering of the live pages, which take
 * two thirds of a start's processor time.
 */
export const QUICK_START = { SOURCE_OFFICIAL: 'off', FIGURES_IN_PAGES: 'off' };

/** One run of the start command, in a process group of its own. */
export interface Instance {
  readonly url: string;
  /** Sends a signal to the start command alone. */
  signal(signal: NodeJS.Signals): void;
  /** Ends the whole group at once, as a crash does. */
  kill(): Promise<void>;
  /** The exit code, once it has ended. */
  readonly exited: Promise<number | null>;
  /** The text of `/metrics`. */
  metrics(): Promise<string>;
}

/** A new folder for the data of instances, and its removal. */
export async function dataFolder(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'instances-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** Starts the built site as an operator does; resolves once it answers. `env` needs at least DATA_DIR. */
export async function startInstance(env: Readonly<Record<string, string>>): Promise<Instance> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', METRICS_TOKEN, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const killGroup = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of its processes have ended.
    }
  };
  const url = await addressOf(child).catch((error: unknown) => {
    killGroup();
    throw error;
  });
  return {
    url,
    signal: (signal) => void child.kill(signal),
    async kill() {
      killGroup();
      await exited;
    },
    exited,
    async metrics() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return (await fetch(`${url}/metrics`, { headers })).text();
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += String(chunk);
  });
  for (const end = Date.now() + START_MS; Date.now() < end && child.exitCode === null; await wait(50)) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url) return url;
  }
  throw new Error(`the start gave no address: ${said}`);
}
