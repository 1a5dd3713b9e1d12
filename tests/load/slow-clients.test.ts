import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { ask, canTest, FRONTS, startFront } from '../deploy/front.ts';
import { dataFolder, QUICK_START, startInstance } from '../instances.ts';

/** The short form; SLOW_CLIENTS=10000 is the whole. */
const CLIENTS = Number(process.env.SLOW_CLIENTS ?? 1_000);
const PATIENCE_MS = 60_000;
/** Beyond the ten seconds after which a proxy ends a slow head. */
const WATCH_MS = CLIENTS > 1_000 ? 30_000 : 12_000;
const BROWSER = { 'accept-encoding': 'br', 'accept-language': 'es-MX,es;q=0.9' };

/** Starts the slow clients; reads how many are open at present, and how many were ended so far. */
function startClients(port: number) {
  const child = fork(new URL('./slow-clients.ts', import.meta.url), [String(port), String(CLIENTS)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let [held, ended] = [0, 0];
  child.stdout?.setEncoding('utf8').on('data', (lines: string) => {
    const last = lines.trimEnd().split('\n').at(-1) ?? '';
    [held = 0, ended = 0] = last.split(' ').map(Number);
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  });
  return { held: () => held, ended: () => ended };
}

for (const name of FRONTS) {
  const isRun = canTest(name);
  test.skipIf(!isRun)(
    `K9 behind ${name} every visitor is answered while ${CLIENTS} clients send a byte a second`,
    async () => {
      const upstreams = await startUpstreams();
      onTestFinished(upstreams.close);
      const { dir, remove } = await dataFolder();
      onTestFinished(remove);
      const settings = { ...replayedSettings(upstreams.url), ...QUICK_START, DATA_DIR: dir };
      const hosts: string[] = [];
      for (let count = 0; count < 2; count += 1) {
        const instance = await startInstance(settings);
        onTestFinished(instance.kill);
        hosts.push(instance.url);
      }
      const front = await startFront(name, hosts);
      onTestFinished(front.close);
      const clients = startClients(front.port);
      await expect.poll(clients.held, { timeout: PATIENCE_MS }).toBeGreaterThan(CLIENTS * 0.8);

      const failed: string[] = [];
      const times: number[] = [];
      for (const end = Date.now() + WATCH_MS; Date.now() < end; await wait(100)) {
        const began = performance.now();
        const session = front.connect();
        const answer = ask(session, `/contacto?visit=${times.length}`, { headers: BROWSER });
        await answer.then(
          ({ status }) => status !== 200 && failed.push(String(status)),
          (error: unknown) => failed.push(String(error)),
        );
        session.close();
        times.push(performance.now() - began);
      }
      times.sort((one, other) => one - other);
      process.stdout.write(
        `${name}: ${times.length} visits beside ${clients.held()} slow clients, ${failed.length} failed, ` +
          `median ${Math.round(times[times.length >> 1] ?? 0)} ms, longest ${Math.round(times.at(-1) ?? 0)} ms\n`,
      );
      expect(failed).toEqual([]);
      expect(clients.held()).toBeGreaterThan(CLIENTS * 0.5);
      expect(clients.ended()).toBeGreaterThan(0);
    },
  );
}
