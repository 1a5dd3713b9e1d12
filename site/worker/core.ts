import { PrecacheController } from 'workbox-precaching';
import { CORE_CACHE } from '#contracts/storage.ts';
import { precached } from './site.ts';

/**
 * The part of the site that every visitor has after the first visit: the offline page and the risk tools (N4). All of it
 * comes with a version of the worker, before that version serves anything.
 */
export const core = new PrecacheController({
  cacheName: CORE_CACHE,
  plugins: [
    {
      // An answer to `?lang=` sets the cookie of the language, which is the visitor's own choice.
      requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }),
    },
  ],
});
core.addToCacheList(precached);

/** Addresses of its pages, with their language. */
export const corePages = new Set(
  precached.flatMap(({ url }) => (url.includes('?lang=') ? [new URL(url, location.origin).href] : [])),
);
