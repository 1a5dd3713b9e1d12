import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { openSqlite } from '#store/sqlite/open.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { DIST } from '../../scripts/dist.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const NOON = '2026-06-10T18:00:00.000Z';

/** The built site on a folder of data, at noon of a day in Mexico City. */
async function open(
  { onTestFinished }: TestContext,
  dir: string,
  env: Readonly<Record<string, string>> = {},
) {
  const upstreams = await startUpstreams();
  const settings = readSettings({
    ...replayedSettings(upstreams.url),
    SOURCE_OFFICIAL: 'off',
    FIGURES_IN_PAGES: 'off',
    PORT: '0',
    DATA_DIR: dir,
    ...env,
  });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const clock = () => new Date(NOON);
  const site = await start({ settings, dist: DIST, replayed: false, say: () => {}, log, clock });
  const close = async () => {
    await site.stop();
    await upstreams.close();
  };
  onTestFinished(close);
  const count = (path: string, headers: Readonly<Record<string, string>> = PERSON) =>
    fetch(`${site.url}/count`, { method: 'POST', headers: { ...headers, referer: `${site.url}${path}` } });
  return { url: site.url, count, stop: site.stop };
}

test('N17 K6 what was counted is in the store after a stop, once, and adds up after a restart', async (context) => {
  const dir = await mkdtemp(join(tmpdir(), 'counting-'));
  context.onTestFinished(() => rm(dir, { recursive: true, force: true }));
  for (const visits of [2, 1]) {
    const { count, stop } = await open(context, dir);
    for (let visit = 0; visit < visits; visit += 1) {
      const answer = await count('/comprar-vip');
      expect([answer.status, answer.headers.has('content-security-policy')]).toEqual([204, true]);
    }
    await count('/no-such-page');
    await count('/comprar-vip', { ...PERSON, 'sec-gpc': '1' });
    await stop();
  }
  const store = await openSqlite({ file: join(dir, 'aureo.sqlite') });
  context.onTestFinished(store.close);
  const counts = await store.counts('2026-06-10', '2026-06-10');
  expect(counts.map(({ page, times }) => [page, times])).toEqual([
    ['/comprar-vip', 3],
    ['other', 2],
  ]);
});

test('N17 B the page of the owner is a 404 like any other until the token is set', async (context) => {
  const dir = await mkdtemp(join(tmpdir(), 'counting-'));
  context.onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const { url } = await open(context, dir);
  expect((await fetch(`${url}/owner`)).status).toBe(404);
  const { url: withToken } = await open(context, dir, { OWNER_TOKEN: 'a-token-of-the-owner-1' });
  const page = await fetch(`${withToken}/owner`, { headers: { 'accept-language': 'en' } });
  expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(await page.text()).toMatch(/<html lang="en"[\s\S]*name="token"/);
});
