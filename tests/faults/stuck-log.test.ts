import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const SERVER = fileURLToPath(new URL('./logging-server.ts', import.meta.url));
/** A call writes a line of about 200 bytes, and the pipe between two processes holds less than 300 kB. */
const CALLS_THAT_FILL = 2_000;

/** A server whose standard output is a pipe. */
async function launch() {
  const dir = await mkdtemp(join(tmpdir(), 'stuck-log-'));
  const upstreams = await startUpstreams();
  const env = {
    ...process.env,
    ...replayedSettings(upstreams.url),
    PORT: '0',
    DATA_DIR: dir,
    ACCESS_LOG: 'on',
    // The server must not refuse a hundred calls at once.
    MAX_LOOP_DELAY_MS: '10000',
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  for await (const line of createInterface(child.stderr)) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return { child, url };
  }
  throw new Error('the server ended before it listened');
}

/** Milliseconds until a hundred calls, sent at once, are answered. */
async function answerHundred(url: string, visitor: number): Promise<number> {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const headers = { 'x-forwarded-for': `203.0.113.${visitor}` };
      const response = await fetch(`${url}/functions/v1/economic-events`, { headers });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([401]));
  return performance.now() - began;
}

test('K8 a log whose reader is stuck stops no answer, and TERM still ends the site', async () => {
  const [stuck, read] = [await launch(), await launch()];
  read.child.stdout.resume();
  let visitor = 0;
  for (; visitor < CALLS_THAT_FILL / 100; visitor += 1) await answerHundred(stuck.url, visitor);
  await answerHundred(read.url, visitor);
  const total = { stuck: 0, read: 0 };
  for (; visitor < (2 * CALLS_THAT_FILL) / 100; visitor += 1) {
    total.stuck += await answerHundred(stuck.url, visitor);
    total.read += await answerHundred(read.url, visitor);
  }
  expect(total.stuck, 'milliseconds of all answers').toBeLessThan(2 * total.read);
  const ended = once(stuck.child, 'exit');
  const began = performance.now();
  stuck.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(10_000);
});
