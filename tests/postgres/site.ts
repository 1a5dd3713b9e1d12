import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const HEADERS = { 'content-type': 'application/json' };

/** The site on replayed upstreams and a database, in this process. It ends with the test. */
export async function siteOn(databaseUrl: string) {
  const upstreams = await startUpstreams();
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  const said: string[] = [];
  const settings = readSettings({
    ...replayedSettings(upstreams.url),
    SOURCE_OFFICIAL: 'off',
    PORT: '0',
    DATA_DIR: dir,
    DATABASE_URL: databaseUrl,
    // Other tests make this machine late.
    MAX_LOOP_DELAY_MS: '10000',
  });
  const keep = (fields: object, message: string) =>
    void said.push(JSON.stringify([fields, message, 'err' in fields ? String(fields.err) : '']));
  const log = { info: keep, warn: keep, error: keep };
  const say = (line: string) => void said.push(line);
  const site = await start({ settings, dist: null, replayed: false, say, log });
  onTestFinished(async () => {
    await site.stop();
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${site.url}${path}`, {
      headers: { ...HEADERS, apikey: settings.ANON_KEY },
      ...init,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const crowd = () => get('/functions/v1/sentiment', { method: 'POST', body: '{"symbol":"XAUUSD"}' });
  const week = () => get('/functions/v1/economic-events?scope=week');
  const markets = () => get('/functions/v1/positioning?symbol=XAUUSD');
  return {
    said,
    ready: () => get('/readyz'),
    live: () => get('/healthz'),
    crowd,
    /** The answers of the three features. */
    answers: async () => [await crowd(), await week(), await markets()],
    /** Waits for the first readings. */
    async read() {
      await expect.poll(async () => (await crowd()).body.dataSource, { timeout: 20_000 }).toBe('live_api');
      await expect
        .poll(async () => ((await week()).body.events as unknown[]).length, { timeout: 20_000 })
        .toBeGreaterThan(0);
    },
  };
}
