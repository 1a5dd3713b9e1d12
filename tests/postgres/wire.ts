import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's name of its socket, in the folder that an address names as its host. */
const SOCKET = '.s.PGSQL.5432';

/** A wire between the site and its database that a test can cut or slow down. */
export interface Wire {
  /** The database's address through the wire. */
  readonly url: string;
  /** Drops every byte in both directions, and closes nothing, as a cut cable does. */
  cut(): void;
  /** Delays every answer of the database. */
  slow(ms: number): void;
  /** Passes everything on again. Connections that were cut stay dead. */
  mend(): void;
  close(): Promise<void>;
}

/** Puts a wire before the server whose socket is in the folder that `url` names as its host. */
export async function wireTo(url: string): Promise<Wire> {
  const address = new URL(url);
  const behind = join(address.searchParams.get('host') ?? '', SOCKET);
  const folder = await mkdtemp(join(tmpdir(), 'wire-'));
  const sockets = new Set<Socket>();
  let cuts = 0;
  let isCut = false;
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect(behind);
    const born = cuts;
    const isDead = () => isCut || born !== cuts;
    for (const one of [near, far]) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => sockets.delete(one));
    }
    near.on('data', (bytes) => isDead() || far.write(bytes));
    far.on('data', async (bytes) => {
      if (delayMs > 0) await wait(delayMs);
      if (!isDead()) near.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => isDead() || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(join(folder, SOCKET), resolve));
  address.searchParams.set('host', folder);
  return {
    url: address.href.replaceAll('+', '%20'),
    cut() {
      cuts += 1;
      isCut = true;
    },
    slow(ms) {
      delayMs = ms;
    },
    mend() {
      isCut = false;
      delayMs = 0;
    },
    async close() {
      for (const one of sockets) one.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
