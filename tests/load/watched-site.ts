import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { UpstreamFile } from '#feeds/limits.ts';
import { fileAt, type Hostility, hostileAnswers } from '#tests/upstreams/hostile-answers.ts';
import { OTHERS_ON } from '#tests/upstreams/keys.ts';
import { startUpstreams, type Upstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { dataFolder } from '../instances.ts';
import type { Asked } from './client.ts';
import type { Held, Order, Passed } from './watched-backend.ts';

/** Noon of a Monday, in the week of the hostile calendars. */
const START = '2026-08-24T12:00:00.000Z';
/** Visitors come from so many addresses, because the calls of one are limited. */
const ADDRESSES = 20;

export interface WatchedSite {
  readonly url: string;
  readonly upstreams: Pick<Upstreams, 'set'>;
  /** What the upstream of each file answers from now on; null: as replayed. */
  answerWith(hostilityOf: (file: UpstreamFile) => Hostility | null): void;
  /** Lets simulated time pass; resolves when all that is due then has been read, and the live pages are rendered. */
  pass(seconds: number): Promise<Passed>;
  held(): Promise<Held>;
  /** Asks for each once; rejects unless all are answered. */
  visit(asked: readonly Asked[]): Promise<void>;
  /** Works on the data file, as another process does. */
  onFile<Result>(work: (db: DatabaseSync) => Result): Result;
  close(): Promise<void>;
}

/** The whole backend with every source on, in a process that counts what it holds, on replayed upstreams and in simulated time. */
export async function openWatchedSite(env: Readonly<Record<string, string>> = {}): Promise<WatchedSite> {
  let shiftMs = Date.parse(START) - Date.now();
  let hostilityOf: (file: UpstreamFile) => Hostility | null = () => null;
  let visits = 0;
  const hostile = hostileAnswers();
  const instead = (path: string) => {
    const file = fileAt(path);
    const as = file && hostilityOf(file);
    return file && as ? hostile(file, as) : undefined;
  };
  const upstreams = await startUpstreams({ clock: () => new Date(Date.now() + shiftMs), instead });
  const { dir, remove } = await dataFolder();
  const child = fork(new URL('./watched-backend.ts', import.meta.url), {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
  const exited = once(child, 'exit');
  const ask = async <Answer>(order: Order): Promise<Answer> => {
    const answered = once(child, 'message');
    child.send(order);
    const ended = exited.then(() => Promise.reject(new Error('the watched backend has ended')));
    const [answer] = await Promise.race([answered, ended]);
    return answer as Answer;
  };
  const close = async () => {
    child.kill('SIGKILL');
    await exited;
    await upstreams.close();
    await remove();
  };
  const settings = { ...replayedSettings(upstreams.url), ...EVERY_SOURCE, ...env, PORT: '0', DATA_DIR: dir };
  const url = await ask<string>({ order: 'start', env: settings, at: START });
  return {
    url,
    upstreams,
    answerWith(as) {
      hostilityOf = as;
    },
    pass(seconds) {
      shiftMs += seconds * 1000;
      return ask({ order: 'pass', seconds });
    },
    held: () => ask({ order: 'held' }),
    async visit(asked) {
      visits += 1;
      const own = { connection: 'close', 'x-forwarded-for': `198.18.0.${1 + (visits % ADDRESSES)}` };
      for (const { method, path, headers, body = null } of asked) {
        const response = await fetch(url + path, { method, headers: { ...headers, ...own }, body });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      }
    },
    onFile(work) {
      const db = new DatabaseSync(join(dir, 'aureo.sqlite'));
      try {
        return work(db);
      } finally {
        db.close();
      }
    },
    close,
  };
}

const EVERY_SOURCE = {
  ...OTHERS_ON,
  // Other programs make this machine late.
  MAX_LOOP_DELAY_MS: '10000',
} as const;
