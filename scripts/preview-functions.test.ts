import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { REMINDERS_PATH } from '#contracts/reminder-path.ts';
import { previewSettings, startPreviewFunctions } from './preview-functions.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
let ownData = '';
beforeAll(async () => {
  ownData = await mkdtemp(join(tmpdir(), 'own-data-'));
  return () => rm(ownData, { recursive: true });
});

/** The settings of a site that is live: none of its parts may be used by a preview. */
const live = () => ({
  DATA_DIR: ownData,
  // Nothing listens there: opening it refuses the start.
  DATABASE_URL: 'postgres://aureo:secret@127.0.0.1:9/aureo?sslmode=disable',
  ...{ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: 'mailto:owner@site.mx' },
  ...{ MYFXBOOK_EMAIL: 'owner@site.mx', MYFXBOOK_PASSWORD: 'secret', SCRAPE_OUTLOOK: 'on' },
  ...{ SOURCE_OFFICIAL: 'on', SOURCE_TRADINGVIEW: 'on', SOURCE_INVESTING: 'on' },
  ...{ METRICS_TOKEN: 'metrics-token-of-the-site', OWNER_TOKEN: 'owner-token-of-the-site' },
  ...{ ANON_KEY: 'key-of-the-pages', DEMO_DATA: 'off' },
  PUBLIC_BACKEND_URL: 'https://api.site.mx',
});

it('N6 M the desk and npm run dev use no store, key, account or address of the live site, whatever the settings say', () => {
  const { DATA_DIR, ...settings } = previewSettings(live(), '/tmp/own');
  expect(DATA_DIR).toBe('/tmp/own');
  const kept = Object.entries(live()).filter(([name, value]) => {
    const used = settings[name as keyof typeof settings];
    return used === value || (value === 'on' && used === true);
  });
  expect(kept).toEqual([['ANON_KEY', 'key-of-the-pages']]);
  expect(settings.DEMO_DATA).toBe(false);
  const addresses = Object.entries(settings).filter(([name]) => name.startsWith('UPSTREAM_'));
  expect(addresses.filter(([, url]) => url !== 'http://127.0.0.1:9')).toEqual([]);
});

it('N6 M the preview leaves the data of a live site alone, sends no reminder and prints nothing as it starts', async () => {
  const printed = vi.spyOn(console, 'log');
  const running = await startPreviewFunctions(live());
  const reminders = await fetch(`${running.url}${REMINDERS_PATH}`);
  expect(await reminders.json()).toEqual({ publicKey: null });
  await running.stop();
  expect(printed).not.toHaveBeenCalled();
  expect(await readdir(ownData)).toEqual([]);
  printed.mockRestore();
});

it('N6 M the preview deletes its store when it stops', async () => {
  const before = await stores();
  const running = await startPreviewFunctions({});
  const [own = ''] = (await stores()).filter((name) => !before.includes(name));
  expect(existsSync(join(tmpdir(), own, 'aureo.sqlite'))).toBe(true);
  await running.stop();
  expect(existsSync(join(tmpdir(), own))).toBe(false);
});

const stores = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('preview-store-'));
