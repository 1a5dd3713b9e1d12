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
/** Of about 200 bytes each: more than twice what the pipe between two processes holds. */
const LINES = 4_000;
const TOKEN = 'a-token-of-the-test';

/** A server whose standard output is a pipe that is never read. */
async function launch() {
  const dir = await mkdtemp(join(tmpdir(), 'stuck-log-'));
  const upstreams = await startUpstreams();
  const env = {
    ...process.env,
    ...replayedSettings(upstreams.url),
    PORT: '0',
    DATA_DIR: dir,
    ACCESS_LOG: 'on',
    METRICS_TOKEN: TOKEN,
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

test('K8 a log whose reader is stuck stops no answer, and TERM still ends the site', async () => {
  const { child, url } = await launch();
  let slowest = 0;
  for (let sent = 0; sent < LINES; sent += 100) {
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const headers = { 'x-forwarded-for': `203.0.113.${sent / 100}` };
        const response = await fetch(`${url}/functions/v1/economic-events`, { headers });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    slowest = Math.max(slowest, performance.now() - began);
    expect(new Set(answers)).toEqual(new Set([401]));
  }
  expect(slowest, 'milliseconds for a hundred answers').toBeLessThan(5_000);
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, p99] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await metrics.text()) ?? [];
  expect(Number(p99)).toBeLessThan(0.5);
  const ended = once(child, 'exit');
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(10_000);
});
