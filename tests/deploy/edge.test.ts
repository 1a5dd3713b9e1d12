import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { plainSecurity } from '#server/site/headers.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';
import { writeEdge } from '../../scripts/write-edge.ts';
import { dataFolder, QUICK_START, startInstance } from '../instances.ts';

/** The path of its program; the package brings no types. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { readonly default: string };
const closing: (() => Promise<unknown>)[] = [];
let edge = '';

beforeAll(async () => {
  const upstreams = await startUpstreams();
  const data = await dataFolder();
  const site = await startInstance({
    ...replayedSettings(upstreams.url),
    ...QUICK_START,
    DATA_DIR: data.dir,
  });
  closing.push(site.kill, upstreams.close, data.remove);
  edge = await startEdge(new URL(site.url).host);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Starts workerd with the files of `deploy/edge`, in which only the addresses are replaced; returns its address. */
async function startEdge(origin: string): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'edge-'));
  await writeEdge(out);
  const own = ['--socket-addr=http=127.0.0.1:0', `--external-addr=origin=${origin}`];
  const args = [
    'serve',
    'workerd.capnp',
    '--control-fd=3',
    `--directory-path=assets=${join(out, 'assets')}`,
    ...own,
  ];
  const child = spawn(workerd, args, {
    cwd: out,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  closing.push(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    await rm(out, { recursive: true, force: true });
  });
  for await (const line of createInterface({ input: child.stdio[3] as Readable })) {
    const { event, port } = JSON.parse(line) as { event: string; port?: number };
    if (event === 'listen') return `http://127.0.0.1:${port}`;
  }
  throw new Error('workerd does not listen');
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge + path, { headers, redirect: 'manual' });

test.each([
  ['es', '/', { 'accept-language': 'es-MX,es;q=0.9' }],
  ['en', '/', { 'accept-language': 'en-US,en;q=0.9' }],
  ['en', '/contacto', { 'accept-language': 'es', cookie: 'locale=en' }],
  ['en', '/?lang=en', { 'accept-language': 'es' }],
])('K6 workerd sends the page in %s for %s with %o', async (language, path, headers) => {
  const answer = await ask(path, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-language')).toBe(language);
  expect(await answer.text()).toContain(`<html lang="${language}`);
});

test('K6 J3 workerd remembers the language of ?lang, and refuses a method that no page has', async () => {
  const chosen = await ask('/contacto?lang=en', { 'accept-language': 'es' });
  expect(chosen.headers.get('set-cookie')).toMatch(/^locale=en; .*Secure/);
  const refused = await fetch(`${edge}/contacto`, { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('K6 K9 workerd sends the headers of the front door, 304 for a known version, and the page for unknown addresses', async () => {
  const page = await ask('/legal-hub');
  for (const [name, value] of Object.entries(plainSecurity)) {
    if (name !== 'Content-Security-Policy') expect(page.headers.get(name), name).toBe(value);
  }
  expect(page.headers.get('content-security-policy')).toContain("'sha256-");
  const known = await ask('/legal-hub', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const missing = await ask('/nowhere', { 'accept-language': 'en' });
  expect([missing.status, missing.headers.get('content-language')]).toEqual([404, 'en']);
  expect(await missing.text()).toContain('<html lang="en"');
});

test('K6 workerd sends files with a year of caching, and sends an address with a slash at its end elsewhere', async () => {
  const [script] = /\/_astro\/[\w.-]+\.js/.exec(await (await ask('/')).text()) ?? [];
  const file = await ask(script ?? '');
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toMatch(/javascript/);
  expect(file.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  const moved = await ask('/contacto/?a=b');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/contacto?a=b']);
});

test('K6 N12 workerd passes calls and the pages with figures to the server', async () => {
  const call = await fetch(`${edge}/functions/v1/sentiment`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
    body: '{"symbol":"XAUUSD"}',
  });
  expect(call.status).toBe(200);
  expect(await call.json()).toMatchObject({ entry: { name: 'XAUUSD' } });
  const live = await ask('/vs-traders?lang=en');
  expect(live.status).toBe(200);
  // The edge's own tags are weak.
  expect(live.headers.get('etag')).toMatch(/^"/);
});

test('K7 K9 the server behind workerd gets the address of the visitor, not what the visitor claims', async () => {
  const origin = createServer(({ headers }, response) => response.end(headers['x-forwarded-for']));
  await once(origin.listen(0, '127.0.0.1'), 'listening');
  closing.push(async () => origin.close());
  const { port } = origin.address() as AddressInfo;
  const own = await startEdge(`127.0.0.1:${port}`);
  const answer = await fetch(`${own}/readyz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(await answer.text()).toBe('127.0.0.1');
});
