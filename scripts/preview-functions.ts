import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '#server/env.ts';
import { forEachUpstream } from '#server/sources/addresses.ts';
import { type Running, start } from '#server/start.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The pages in the preview are made with these; every other setting may lead to the running site or another company. */
const OF_THE_PAGES = ['ANON_KEY', 'DEMO_DATA'] as const;

/**
 * Settings of the functions behind the desk's preview and `npm run dev`: no key, account or store of the owner. The upstreams are a port of
 * this machine that answers nothing (9, discard).
 */
export function previewSettings(env: Env, folder: string): Settings {
  return readSettings({
    ...Object.fromEntries(OF_THE_PAGES.map((name) => [name, env[name]])),
    ...forEachUpstream(() => 'http://127.0.0.1:9'),
    ...{ SOURCE_OFFICIAL: 'off', SCRAPE_OUTLOOK: 'off', LOG_LEVEL: 'error' },
    ...{ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' },
  });
}

/** Serves these functions, on a store of their own that a stop deletes. */
export async function startPreviewFunctions(env: Env): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-store-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const settings = previewSettings(env, folder);
    const running = await start({ settings, dist: null, replayed: false, jobs: false, say: () => {} });
    return { url: running.url, stop: () => running.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
