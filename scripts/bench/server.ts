import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '#server/env.ts';
import { forEachUpstream } from '#server/sources/addresses.ts';
import { start } from '#server/start.ts';
import { DIST } from '../dist.ts';
import { replayedSettings } from '../replayed-settings.ts';

/** What a bare server sends to every request. */
export interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  /** As base64. */
  readonly body: string;
}

/** What the server's process has used since its start. */
export interface Usage {
  /** Processor time, seconds. */
  readonly cpu: number;
  /** Resident memory, MB. */
  readonly memory: number;
}

/** The site with what is stored in a folder and, if given, with replayed upstreams; or a bare server. */
export type Served = { readonly folder: string; readonly upstreams?: string } | { readonly answer: Answer };

/** An address without a server. */
const NO_SERVER = 'http://127.0.0.1:9';
// One server in a process of its own, so that its processor time and its memory are its own. It sends its address, and
// its usage whenever it is asked.
const served: Served = JSON.parse(process.argv[2] ?? '');
const url =
  'answer' in served ? await serveBare(served.answer) : await serveSite(served.folder, served.upstreams);
process.on('message', () => process.send?.(usage()));
// Ends as the site does, by itself: Node then keeps what it has compiled for the next start.
process.on('SIGTERM', () => process.exit());
process.send?.(url);

function serveBare({ headers, body }: Answer): Promise<string> {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

/** Starts the site as `npm start` does, with what is stored in `folder`; returns its address. */
async function serveSite(folder: string, upstreams?: string): Promise<string> {
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    ...(upstreams === undefined ? forEachUpstream(() => NO_SERVER) : replayedSettings(upstreams)),
  });
  const log = { info() {}, warn() {}, error() {} };
  const { url } = await start({ settings, dist: DIST, replayed: false, say: () => {}, log });
  return url;
}

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() / 1e6 };
}
