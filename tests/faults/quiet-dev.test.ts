import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../scripts/dist.ts';

const PAGES = ['/', '/vs-traders', '/fx-impact', '/blog', '/contacto', '/404'];
const UNWANTED = /warn|error|invalid hook|queryFn|deprecat/i;

test('M the development server prints no warning and no error when it serves healthy pages, and leaves the store of the settings alone', async () => {
  const said = { text: '' };
  const dir = await mkdtemp(join(tmpdir(), 'dev-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const url = await startDev(said, dir);
  for (const page of PAGES) {
    const { status } = await fetch(`${url}${page}`);
    expect(status, `${page}: ${said.text}`).toBe(200);
  }
  expect(await readdir(dir)).toEqual([]);
  const lines = stripVTControlCharacters(said.text).split('\n');
  expect(lines.filter((line) => UNWANTED.test(line))).toEqual([]);
});

/** Starts `npm run dev`; returns its address once it answers. */
async function startDev(said: { text: string }, dir: string): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'dev'], {
    cwd: ROOT,
    // Vitest's NODE_ENV and MODE would change how Astro serves.
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said.text += chunk.toString();
    });
  }
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/favicon.svg`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The development server ended: ${said.text}`);
    await wait(200);
  }
  return url;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
