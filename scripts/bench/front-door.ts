import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { SERVER_ENV, SERVER_FLAGS } from '../server-memory.mjs';
import { median } from './median.ts';
import type { Answer, Served, Usage } from './server.ts';

const run = promisify(execFile);
const SERVER = new URL('./server.ts', import.meta.url);
const SECONDS = 4;
const ROUNDS = 5;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'es-MX,es;q=0.9' };

export interface BenchServer {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): void;
}

export interface FrontDoor {
  /** Requests per second of the server's own processor time: medians of the rounds. */
  readonly bare: number;
  readonly site: number;
  readonly notModified: number;
  /** Resident memory of the site's process after the load, MB. */
  readonly loaded: number;
}

export async function startServer(served: Served): Promise<BenchServer> {
  const child = fork(SERVER, [JSON.stringify(served)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: SERVER_FLAGS,
    env: { ...process.env, ...SERVER_ENV },
  });
  const [url] = await once(child, 'message');
  return { url, usage: () => usageOf(child), stop: () => void child.kill() };
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}

/**
 * The home page from the site and from a bare `node:http` server with the same headers and bytes, in turns. It counts the
 * requests of a second of the server's processor, not of the clock: a load that is slower than the server, or that shares
 * its processors, then changes nothing.
 */
export async function benchFrontDoor(site: BenchServer): Promise<FrontDoor> {
  const answer = await wholeAnswer(site.url);
  const bare = await startServer({ answer });
  const known = { ...HEADERS, 'if-none-match': answer.headers.etag ?? '' };
  const rates = { bare: [] as number[], site: [] as number[], notModified: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await rate(bare, HEADERS));
    rates.site.push(await rate(site, HEADERS));
    rates.notModified.push(await rate(site, known));
  }
  bare.stop();
  const { memory: loaded } = await site.usage();
  return {
    bare: median(rates.bare),
    site: median(rates.site),
    notModified: median(rates.notModified),
    loaded,
  };
}

async function rate(server: BenchServer, headers: Readonly<Record<string, string>>): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = await server.usage();
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${SECONDS}s`, ...sent, server.url]).catch(explain);
  const after = await server.usage();
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  if (!requests || /errors|Non-2xx/.test(stdout)) throw new Error(`requests failed:\n${stdout}`);
  return Number(requests) / (after.cpu - before.cpu);
}

function explain(cause: NodeJS.ErrnoException): never {
  if (cause.code !== 'ENOENT') throw cause;
  throw new Error('The load comes from wrk, which is not installed (Debian: apt-get install wrk).', {
    cause,
  });
}

/** The page as a browser gets it, not decompressed. */
export async function wholeAnswer(url: string): Promise<Answer> {
  const [response] = await once(get(url, { headers: HEADERS }), 'response');
  const { date: _now, connection: _kept, 'keep-alive': _time, ...headers } = response.headers;
  return { headers, body: (await buffer(response)).toString('base64') };
}
