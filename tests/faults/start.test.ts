import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST_OFFER } from '#content/offers.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { ROOT } from '../../scripts/dist.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const RUN = join(ROOT, 'scripts', 'run.mjs');
let dir: string;
let upstreams: Awaited<ReturnType<typeof startUpstreams>>;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'start-'));
  upstreams = await startUpstreams();
});
afterEach(async () => {
  await upstreams.close();
  await rm(dir, { recursive: true, force: true });
});

function run(command: string, env: Record<string, string> = {}, { root = ROOT } = {}) {
  const own = { SOURCE_OFFICIAL: 'off', PORT: '0', DATA_DIR: dir };
  const settings = { ...replayedSettings(upstreams.url), ...own, ...env };
  const script = root === ROOT ? RUN : join(root, 'scripts', 'run.mjs');
  const child = spawn(process.execPath, [script, command], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  return { child, out: collect(child.stdout), err: collect(child.stderr) };
}

function collect(stream: NodeJS.ReadableStream | null) {
  const seen = { text: '' };
  stream?.on('data', (chunk: Buffer) => {
    seen.text += chunk.toString();
  });
  return seen;
}

/** A start on a slow machine, ms. */
const START_MS = 60_000;

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + START_MS;
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
}

const urlIn = (out: { text: string }) => /http:\/\/127\.0\.0\.1:\d+/.exec(out.text)?.[0];

test('K5 K8 a start answers, and says which sources are on, off or unreachable', async () => {
  upstreams.set({ kind: 'status', status: 500, on: 'forexfactory' });
  const { child, out } = run('start', { SOURCE_OFFICIAL: 'on' });
  await until(() => urlIn(out) !== undefined);
  const page = await fetch(`${urlIn(out)}/vs-traders`);
  expect(page.status).toBe(200);
  await until(() => out.text.includes('Investing'));
  expect(out.text).toMatch(/outlook API\s+on, last read \d{4}-/);
  expect(out.text).toMatch(/outlook page\s+off: set SCRAPE_OUTLOOK=on/);
  expect(out.text).toMatch(/weekly export\s+unreachable \(http_5xx\)/);
  expect(out.text).toMatch(/TradingView calendar\s+off: set SOURCE_TRADINGVIEW=on/);
  expect(await end(child, 'SIGTERM')).toBe(0);
});

test('K6 Ctrl-C ends the start cleanly', async () => {
  const { child, out, err } = run('start');
  await until(() => urlIn(out) !== undefined);
  const url = urlIn(out) ?? '';
  // A terminal sends the signal to the whole group.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(err.text).toBe('');
  await expect(fetch(url)).rejects.toThrow();
});

test('K6 an interrupt sent to the npm command alone ends the server too', async () => {
  const { child, out } = run('start');
  await until(() => urlIn(out) !== undefined);
  expect(await end(child, 'SIGINT')).toBe(0);
  await expect(fetch(urlIn(out) ?? '')).rejects.toThrow();
});

test('K7 names a port that is already in use in plain words', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { child, err } = run('start', { PORT: String(port) });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(err.text).toBe(`Port ${port} is taken by another program. Stop it, or set PORT to a free one.\n`);
  other.close();
});

test('K7 a bad setting refuses the start with its name and what it takes, and no stack', async () => {
  const { child, err } = run('start', { PORT: 'eighty', DEMO_DATA: 'perhaps' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(err.text).toContain('PORT takes a whole number from 0 to 65535 (here: "eighty")');
  expect(err.text).toContain('DEMO_DATA takes "on" or "off"');
  expect(err.text).not.toContain('    at ');
});

test('A1 A2 a malformed brand refuses start and build with file and field, and no stack', async () => {
  const copy = join(dir, 'copy');
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter((name) => name && !/^(docs|tests\/e2e)\//.test(name))) {
    await cp(join(ROOT, file), join(copy, file)).catch(() => {});
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const brandFile = join(copy, 'brand', 'brand.json');
  const source = await readFile(brandFile, 'utf8');
  await writeFile(brandFile, source.replace(/"slug": "[^"]*"/, '"slug": "Not A Slug!"'));
  for (const command of ['start', 'build']) {
    const { child, err } = run(command, {}, { root: copy });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(err.text).toMatch(/brand\/brand\.json: slug /);
    expect(err.text).not.toContain('    at ');
  }
});

test('A2 the doctor finds the placeholders of the default brand and exits 1', async () => {
  const child = spawn(process.execPath, [RUN, 'doctor'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(1);
  expect(out).toContain(`brand/offers.json ${FIRST_OFFER.id}.checkout`);
  expect(out).toContain('domain');
  // A claim is in one list only, and the settings are read too.
  const claims = out.match(/claims\.[\w-]+/g) ?? [];
  expect(new Set(claims).size).toBe(claims.length);
  expect(out).toContain('DEMO_DATA');
});
