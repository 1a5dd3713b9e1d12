import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { ROOT } from '../../scripts/dist.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { QUICK_START } from '../instances.ts';

const START = [process.execPath, join(ROOT, 'scripts', 'run.mjs'), 'start'];

/** The start command, or what runs it, in a process group of its own, once its server answers. */
async function startSite([file = '', ...args] = START, env = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'signals-'));
  const upstreams = await startUpstreams();
  const child = spawn(file, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...replayedSettings(upstreams.url),
      ...QUICK_START,
      PORT: '0',
      DATA_DIR: dir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(async () => {
    killGroup(child, 'SIGKILL');
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  return { child, url: await urlOf(child) };
}

function urlOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (url) resolve(url);
    });
    child.on('exit', () => reject(new Error(`the start ended without an address: ${said}`)));
  });
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-(child.pid ?? 0), signal);
  } catch {
    // All of its processes have ended.
  }
}

/** A process whose clean stop takes `ms`, as a server's does while a slow request runs. */
async function startSlowStop(ms: number) {
  const source = `
    import { stopOnSignal } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'stop-signals.ts')).href)};
    stopOnSignal(() => new Promise((resolve) => setTimeout(resolve, ${ms})));
    setInterval(() => {}, 1_000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const began = performance.now();
  return { child, elapsedMs: () => performance.now() - began };
}

test('K6 ends the server with code 0 and frees the port when only the start command gets TERM', async () => {
  const { child, url } = await startSite(START, { SOURCE_OFFICIAL: 'on', FIGURES_IN_PAGES: 'on' });
  child.kill('SIGTERM');
  expect(await exitCode(child)).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test('K6 ends cleanly with code 0 when TERM reaches the group twice within a second', async () => {
  const { child, url } = await startSite();
  killGroup(child, 'SIGTERM');
  await wait(100);
  killGroup(child, 'SIGTERM');
  expect(await exitCode(child)).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

test.skipIf(process.platform === 'win32')(
  'K6 ends the server when only the shell that npm runs the start command in gets TERM',
  async () => {
    const shell = ['/bin/sh', '-c', `${START.map((word) => `"${word}"`).join(' ')}; true`];
    const { child, url } = await startSite(shell, { npm_lifecycle_event: 'start' });
    child.kill('SIGTERM');
    await exitCode(child);
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 5_000, interval: 100 });
  },
);

test('K6 finishes a slow stop with code 0 when the second TERM follows within a second', async () => {
  const { child, elapsedMs } = await startSlowStop(1_500);
  child.kill('SIGTERM');
  await wait(500);
  child.kill('SIGTERM');
  expect(await exitCode(child)).toBe(0);
  expect(elapsedMs()).toBeGreaterThanOrEqual(1_490);
});

test('K6 ends at once with a failure code when a second signal follows after more than a second', async () => {
  const { child, elapsedMs } = await startSlowStop(9_000);
  child.kill('SIGTERM');
  await wait(1_300);
  child.kill('SIGINT');
  expect(await exitCode(child)).toBe(1);
  expect(elapsedMs()).toBeLessThan(4_000);
});

test('K6 says in one line that a stop failed, and ends with a failure code', async () => {
  const source = `
    import { stopOnSignal } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'stop-signals.ts')).href)};
    stopOnSignal(() => Promise.reject(new Error('the port is stuck')));
    setInterval(() => {}, 1_000);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [said, code] = await Promise.all([text(child.stderr), exitCode(child)]);
  expect(code).toBe(1);
  expect(said).toBe('The stop failed: the port is stuck\n');
});

test('K6 gives a stop 12 s: one of 10.2 s ends with code 0, one without end with a failure code', async () => {
  const [inTime, endless] = await Promise.all([startSlowStop(10_200), startSlowStop(60_000)]);
  inTime.child.kill('SIGTERM');
  endless.child.kill('SIGTERM');
  expect(await exitCode(inTime.child)).toBe(0);
  expect(await exitCode(endless.child)).toBe(1);
  expect(endless.elapsedMs()).toBeLessThan(15_000);
});
