import { CacheExpiration } from 'workbox-expiration';
import { PAGES_CACHES } from '#contracts/storage.ts';
import { keyHeaders } from '#site/lib/backend/key.ts';
import { core } from './core.ts';
import { readAndKeep } from './pages.ts';
import { type Lasting, scope } from './scope.ts';
import { anonKey } from './site.ts';
import { answers, pagesCache } from './stores.ts';

/**
 * A new version of the site takes over whole (N4). Before it serves anything it has its own copy of each page that the
 * visitor keeps, with its files; without a connection for all of them the version before stays, as whole. A page that is
 * open meanwhile finds its own files by their names, or learns that it is old as on any deploy (decision 061).
 */
export function takeOver(): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(core.install(event));
    event.waitUntil(renewPages(event).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(core.activate(event));
    event.waitUntil(begin(event));
  });
}

const otherVersions = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES_CACHES) && name !== pagesCache);

async function renewPages(event: Lasting): Promise<void> {
  for (const name of await otherVersions()) {
    for (const { url } of await (await caches.open(name)).keys())
      await readAndKeep(event, url, { credentials: 'omit', cache: 'no-cache' });
  }
}

async function begin(event: Lasting): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  for (const name of await otherVersions()) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
  // The pages of this visit were opened before the worker was there.
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  await Promise.allSettled(open.map(({ url }) => readAndKeep(event, url)));
  if (anonKey !== null) await readRates(event, anonKey).catch(() => {});
}

/** The risk tools convert money by these. The address is the one by which they ask. */
function readRates(event: Lasting, key: string): Promise<Response> {
  const request = new Request('/functions/v1/reference-rates?', { headers: keyHeaders(key) });
  return answers.handle({ event, request });
}
