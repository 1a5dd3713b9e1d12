import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyHandler } from 'workbox-strategies';
import { CacheFirst, NetworkFirst, Strategy } from 'workbox-strategies';
import { KEPT_AT } from '#contracts/kept-at.ts';
import { ANSWERS_CACHE, ASSETS_CACHE, FIGURES_CACHE, PAGES_CACHES } from '#contracts/storage.ts';
import { version } from './site.ts';

/** Seconds for which a part of a page waits for a figure: the page itself gives up after ten. */
const PATIENCE_S = 9;

/** The most recently used stay. Where the device has no room, Workbox clears the cache, and the site goes on without it. */
const most = (maxEntries: number) =>
  // Its optional members have a type that this project's settings do not accept.
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
/** One address has one answer here: pages are kept for each language under their own. */
const matchOptions = { ignoreVary: true };

/** Pages of one version of the site: those of another one are never mixed in. */
export const pagesCache = `${PAGES_CACHES}${version}`;

/** Stores a response that is there already. */
class Storing extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = handler.params as unknown as Response;
    await handler.cachePut(request, response.clone());
    return response;
  }
}

export const pages = new Storing({ cacheName: pagesCache, matchOptions, plugins: [most(40)] });

/** Files named by their contents: one name is one content, in whichever version. */
export const assets = new CacheFirst({ cacheName: ASSETS_CACHE, matchOptions, plugins: [most(300)] });

/** A kept answer has no `Date`, which a page would take for the present time (decision 062). */
const UNDATED: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse: kept }) => {
    if (!kept) return null;
    const headers = new Headers(kept.headers);
    headers.set(KEPT_AT, headers.get('date') ?? '');
    headers.delete('date');
    return new Response(kept.body, { headers });
  },
};

/** The figures that live pages were rendered from; each visit may bring another file. */
export const figures = new CacheFirst({
  cacheName: FIGURES_CACHE,
  matchOptions,
  plugins: [most(24), UNDATED],
});

/** Answers of functions: a kept one says when it was the network's, so that no page takes it for a new one. */
export const answers = new NetworkFirst({
  cacheName: ANSWERS_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [most(24), UNDATED],
});
