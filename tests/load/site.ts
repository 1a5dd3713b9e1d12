import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { SYMBOLS } from '#contracts/sentiment.ts';
import { storeReplayedHistory } from '#tests/upstreams/history.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { dataFolder, type Instance, startInstance } from '../instances.ts';
import type { Asked, Outcome, Plan } from './client.ts';

const KEY = { apikey: ANON_KEY, 'Accept-Encoding': 'gzip, br' } as const;
export const page = (path: string): Asked => ({
  kind: 'page',
  method: 'GET',
  path,
  headers: { 'Accept-Encoding': 'gzip, br', 'Accept-Language': 'es-MX,es;q=0.9' },
});
export const call = (path: string): Asked => ({
  kind: 'function',
  method: 'GET',
  path: `/functions/v1/${path}`,
  headers: KEY,
});

/** What visitors of the live pages ask for: two pages, each instrument's figures, the board, the events, a report. */
export const MIX: readonly Asked[] = [
  page('/vs-traders'),
  ...SYMBOLS.map(
    (symbol): Asked => ({
      ...call('sentiment'),
      method: 'POST',
      headers: { ...KEY, 'Content-Type': 'application/json' },
      body: JSON.stringify({ symbol }),
    }),
  ),
  call('sentiment/board'),
  page('/fx-impact'),
  call('economic-events?scope=week&source=forex-community&lang=es'),
  call('positioning?symbol=XAUUSD'),
];

export interface LoadedSite extends Pick<Instance, 'url' | 'metrics'> {
  /** Sends at a pace from another process. */
  send(plan: Omit<Plan, 'port' | 'mix' | 'connections'>): Promise<Outcome>;
  /** Resident memory of the server, MB. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** The built site by its start command, on replayed upstreams and 30 days of history, once it has read them. */
export async function openLoadedSite(env: Readonly<Record<string, string>> = {}): Promise<LoadedSite> {
  const upstreams = await startUpstreams();
  const { dir, remove } = await dataFolder();
  await storeReplayedHistory(dir, new Date(), 30);
  const instance = await startInstance({ ...replayedSettings(upstreams.url), DATA_DIR: dir, ...env });
  await wait(3_000);
  const { url, metrics } = instance;
  return {
    url,
    metrics,
    send: (plan) =>
      runApart({ ...plan, port: Number(new URL(url).port), mix: MIX, connections: CONNECTIONS }),
    async memory() {
      const [, bytes] = /^process_resident_memory_bytes (\d+)/m.exec(await metrics()) ?? [];
      return Number(bytes) / 1e6;
    },
    async close() {
      await instance.kill();
      await upstreams.close();
      await remove();
    },
  };
}

/** As many as a proxy opens when it is flooded: it opens one more for each request that finds none at rest. */
const CONNECTIONS = 512;

/** Sends a plan from another process. */
export async function runApart(plan: Plan): Promise<Outcome> {
  const child = fork(new URL('./client.ts', import.meta.url));
  child.send(plan);
  const [outcome] = (await once(child, 'message')) as [Outcome];
  return outcome;
}
