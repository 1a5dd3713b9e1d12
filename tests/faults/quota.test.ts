import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentimentResponseSchema } from '#contracts/sentiment.ts';
import { readSettings } from '#server/env.ts';
import { start } from '#server/start.ts';
import { startUpstreams } from '#tests/upstreams/server.ts';
import { replayedSettings } from '../../scripts/replayed-settings.ts';

const NOON = '2026-06-10T12:00:00.000Z';
const OUTLOOK = '/myfxbook/api/get-community-outlook.json';

test('K2 K5 visitors who ask more often than the quota allows get 72 outlook calls and then stored figures, over midnight too', async ({
  onTestFinished,
}) => {
  let shiftMs = Date.parse(NOON) - Date.now();
  const clock = () => new Date(Date.now() + shiftMs);
  const upstreams = await startUpstreams({ clock });
  const dir = await mkdtemp(join(tmpdir(), 'quota-'));
  const replayed = replayedSettings(upstreams.url);
  const settings = readSettings({ ...replayed, PORT: '0', DATA_DIR: dir, REFRESH_SENTIMENT_S: '60' });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const site = await start({ settings, dist: null, replayed: false, say: () => {}, log, clock });
  onTestFinished(async () => {
    await site.stop();
    await upstreams.close();
    await rm(dir, { recursive: true, force: true });
  });
  const headers = { apikey: settings.ANON_KEY, 'content-type': 'application/json' };
  const ask = async () => {
    const body = '{"symbol":"XAUUSD"}';
    const response = await fetch(`${site.url}/functions/v1/sentiment`, { method: 'POST', headers, body });
    return sentimentResponseSchema.parse(await response.json());
  };
  const sources: string[] = [];
  for (let visit = 0; visit < 80; visit += 1) {
    sources.push((await ask()).dataSource);
    shiftMs += 601_000;
  }
  // Eighty visits ten minutes apart reach beyond midnight.
  expect(clock().toISOString().slice(0, 10)).toBe('2026-06-11');
  expect(upstreams.calls().counts[OUTLOOK]).toBe(72);
  expect(sources).toEqual([...Array(72).fill('live_api'), ...Array(8).fill('historical_fallback')]);
}, 30_000);
