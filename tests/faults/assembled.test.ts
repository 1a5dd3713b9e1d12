import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANON_KEY } from '#contracts/anon-key.ts';
import { readSettings } from '#server/env.ts';
import { type Running, start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { DIST } from '../../scripts/dist.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

let site: Running;
let close: () => Promise<void>;

beforeAll(async () => {
  const upstreams = await startUpstreams();
  const dir = await mkdtemp(join(tmpdir(), 'assembled-'));
  const settings = readSettings({ ...replayedSettings(upstreams.url), PORT: '0', DATA_DIR: dir });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  site = await start({ settings, dist: DIST, replayed: false, say: () => {}, log });
  close = async () => {
    await site.stop();
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  };
});
afterAll(() => close());

const head = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });

test('J3 the whole server keeps the cache headers of pages and files', async () => {
  const page = await head('/vs-traders');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.headers.get('vary')).toContain('Cookie');
  const script = /\/_astro\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? '';
  expect((await head(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await head('/healthz')).headers.get('cache-control')).toBe('no-store');
});

test('J3 an unchanged page is 304 over the wire', async () => {
  const etag = (await head('/')).headers.get('etag') ?? '';
  const again = await head('/', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each(['/', '/functions/v1/economic-events', '/calendar.ics', '/healthz', '/readyz', '/nope'])(
  'K9 %s carries the common headers',
  async (path) => {
    const { headers } = await head(path);
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ]) {
      expect(headers.get(name), name).not.toBeNull();
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('K5 a week of events comes compressed', async () => {
  const { headers } = await head('/functions/v1/economic-events?scope=week', {
    apikey: ANON_KEY,
    'accept-encoding': 'gzip',
  });
  expect(headers.get('content-encoding')).toBe('gzip');
});
