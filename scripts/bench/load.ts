import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The load of the worker thread: evenly paced requests, to all addresses in
 * turn, so that other work of the machine affects them equally.
 */
export interface Load {
  readonly urls: readonly string[];
  /** To each address. */
  readonly perSecond: number;
  readonly seconds: number;
  readonly body: string;
  /** Sent in turn. */
  readonly headers: readonly Readonly<Record<string, string>>[];
}

const agent = new Agent({ keepAlive: true });

/** Milliseconds from sending to the end of the answer. */
function time(url: string, { body, headers }: Load, nth: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      url,
      { method: 'POST', agent, headers: headers[nth % headers.length] },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().on('end', () => resolve(performance.now() - began));
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Sends at the given pace whether or not answers come; the times of each address. */
async function run(load: Load): Promise<number[][]> {
  const began = performance.now();
  const times: Promise<number>[][] = load.urls.map(() => []);
  const ticks = load.perSecond * load.seconds * load.urls.length;
  for (let tick = 0; tick < ticks; tick += 1) {
    const dueMs = began + (1000 * tick) / (load.perSecond * load.urls.length) - performance.now();
    if (dueMs > 0) await wait(dueMs);
    const at = tick % load.urls.length;
    times[at]?.push(time(load.urls[at] ?? '', load, Math.floor(tick / load.urls.length)));
  }
  return Promise.all(times.map((one) => Promise.all(one)));
}

parentPort?.postMessage(await run(workerData as Load));
agent.destroy();
