import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import type { StrategyHandler } from 'workbox-strategies';
import { CacheFirst, NetworkFirst, Strategy } from 'workbox-strategies';
import { KEPT_AT } from '#contracts/kept-at.ts';
import { ANSWERS_CACHE, ASSETS_CACHE, FIGURES_CACHE, KEPT_LIMITS, PAGES_CACHES } from '#contracts/storage.ts';
import { version } from './site.ts';

/** Seconds for which a part of a page waits for a figure: the page itself gives up after ten. */
const PATIENCE_S = 9;

/** One address has one answer here: pages are kept for each language under their own. */
const matchOptions = { ignoreVary: true };

/** Header with the bytes of a kept answer, so that their sum needs none of the bodies. */
const BYTES = 'x-kept-bytes';

/** Headers of an answer whose body is no longer compressed and has another length. */
export function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}

/** Keeps a whole answer alone, with its bytes; one that would take half of the room is not kept. */
const weigh = (mostBytes: number): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const body = await response.arrayBuffer();
    if (body.byteLength > mostBytes / 2) return null;
    const headers = plainHeaders(response);
    headers.set(BYTES, String(body.byteLength));
    return new Response(body, { headers });
  },
});

const bytesOf = ({ headers }: Response) => Number(headers.get(BYTES));

/** Bytes of each cache at most, while this worker runs: what leaves by number alone is still in the sum. */
const sums = new Map<string, number>();

/** The least recently used leave, one by one, until the others have room. */
async function makeRoom(cacheName: string, mostBytes: number, added: Response): Promise<void> {
  const sum = (sums.get(cacheName) ?? Number.POSITIVE_INFINITY) + bytesOf(added);
  sums.set(cacheName, sum);
  if (sum <= mostBytes) return;
  const cache = await caches.open(cacheName);
  for (;;) {
    const kept = await cache.matchAll();
    const bytes = kept.reduce((total, one) => total + bytesOf(one), 0);
    sums.set(cacheName, bytes);
    if (bytes <= mostBytes || kept.length < 2) return;
    await new CacheExpiration(cacheName, { maxEntries: kept.length - 1, matchOptions }).expireEntries();
    const left = await cache.keys();
    // Workbox knows nothing of an entry whose use it could not note.
    if (left[0] && left.length >= kept.length) await cache.delete(left[0], matchOptions);
  }
}

/** Where the device has no room, Workbox clears the cache, and the site goes on without it. */
const within = (
  cacheName: string,
  { entries, bytes }: { readonly entries: number; readonly bytes: number },
) => [
  weigh(bytes),
  // Its optional members have a type that this project's settings do not accept.
  new ExpirationPlugin({ maxEntries: entries, purgeOnQuotaError: true, matchOptions }) as WorkboxPlugin,
  {
    cacheDidUpdate: ({ newResponse }: { readonly newResponse: Response }) =>
      makeRoom(cacheName, bytes, newResponse),
  },
];

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

export const pages = new Storing({
  cacheName: pagesCache,
  matchOptions,
  plugins: within(pagesCache, KEPT_LIMITS.pages),
});

/** Files named by their contents: one name is one content, in whichever version. */
export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions,
  plugins: within(ASSETS_CACHE, KEPT_LIMITS.files),
});

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
  plugins: [...within(FIGURES_CACHE, KEPT_LIMITS.figures), UNDATED],
});

/** Answers of functions: a kept one says when it was the network's, so that no page takes it for a new one. */
export const answers = new NetworkFirst({
  cacheName: ANSWERS_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [...within(ANSWERS_CACHE, KEPT_LIMITS.answers), UNDATED],
});
