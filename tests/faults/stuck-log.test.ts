import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { median } from '../../scripts/bench/median.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const SERVER = fileURLToPath(new URL('./logging-server.ts', import.meta.url));
/** More than the pipe between two processes holds. */
const FULL_BYTES = 250_000;
/** Of a hundred calls, each of which writes a line of about 200 bytes: the first rounds fill the pipe. */
const ROUNDS = { filling: 16, measured: 8 };
const TOKEN = 'a-token-of-the-test';

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

/** How late the event loop of a server was: its 99th percentile in seconds. */
async function loopDelay(url: string): Promise<number> {
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await metrics.text())?.[1]);
}

test('K8 a log whose reader is stuck stops no answer, and TERM still ends the site', async () => {
  const [stuck, read] = [await launch(), await launch()];
  let written = 0;
  read.child.stdout.on('data', (bytes: Buffer) => {
    written += bytes.length;
  });
  const times = { stuck: [] as number[], read: [] as number[] };
  const answer = async (round: number) => {
    times.stuck.push(await answerHundred(stuck.url, round));
    times.read.push(await answerHundred(read.url, round));
  };
  for (let round = 0; round < ROUNDS.filling; round += 1) await answer(round);
  await expect.poll(() => written).toBeGreaterThan(FULL_BYTES);
  for (let round = 0; round < ROUNDS.measured; round += 1) await answer(ROUNDS.filling + round);
  const whenFull = { stuck: times.stuck.slice(ROUNDS.filling), read: times.read.slice(ROUNDS.filling) };
  expect(median(whenFull.stuck), 'ms of a hundred answers').toBeLessThan(2 * median(whenFull.read));
  // On a busy machine both servers are late.
  expect(Math.max(...times.stuck), 'ms, slowest').toBeLessThan(Math.max(5_000, 2 * Math.max(...times.read)));
  const delay = { stuck: await loopDelay(stuck.url), read: await loopDelay(read.url) };
  expect(delay.stuck, 's, event loop').toBeLessThan(Math.max(0.5, 2 * delay.read));
  const ended = once(stuck.child, 'exit', { signal: AbortSignal.timeout(10_000) });
  stuck.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
