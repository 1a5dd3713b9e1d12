import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const SERVER = fileURLToPath(new URL('./logging-server.ts', import.meta.url));
/** Calls at once; each writes a line of about 200 bytes. Together their lines are more than the pipe between two processes holds. */
const [ROUNDS, TOGETHER] = [20, 100] as const;

/** A server whose standard output is a pipe. */
async function launch() {
  const dir = await mkdtemp(join(tmpdir(), 'stuck-log-'));
  const upstreams = await startUpstreams();
  const env = {
    ...process.env,
    ...replayedSettings(upstreams.url),
    SOURCE_OFFICIAL: 'off',
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

test('K8 a log whose reader is stuck stops no answer, and TERM still ends the site', async () => {
  const { child, url } = await launch();
  for (let round = 0; round < ROUNDS; round += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${round}` };
    const calls = Array.from({ length: TOGETHER }, async () => {
      const response = await fetch(`${url}/functions/v1/economic-events`, { headers });
      await response.arrayBuffer();
      return response.status;
    });
    expect(new Set(await Promise.all(calls))).toEqual(new Set([401]));
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // Only now someone reads: lines of calls that were answered never came into the full pipe.
  const written = (await text(child.stdout)).split('\n');
  expect(written.length).toBeGreaterThan(TOGETHER);
  expect(written.length).toBeLessThan(ROUNDS * TOGETHER);
});
