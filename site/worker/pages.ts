import type { Locale } from '#contracts/locale.ts';
import { LOCALE_KEY } from '#contracts/storage.ts';
import { chooseLocale } from '#domain/locale.ts';
import { core, corePages } from './core.ts';
import { filesOfPage, isWholePage, languageOf, mayBePage, pageKey } from './kept.ts';
import { type Lasting, scope } from './scope.ts';
import { names } from './site.ts';
import { assets, figures, pages, pagesCache } from './stores.ts';
import { nameIn, offlinePage, withNotice } from './words-in-page.ts';

/** A page comes from the device only when the network has not answered for so long, or cannot. */
const LIMIT_MS = 3_000;
/** In place of a page that is not on the device. */
const OFFLINE = '/offline';
/** Every page of the site is far smaller, in characters. */
const LARGEST = 2_000_000;

export interface PageEvent extends Lasting {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
}

/** Answers a visitor who opens a page: from the network, else from the device with a notice, else by the offline page. */
export async function answerPage(event: PageEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const network = ask(event);
  event.waitUntil(network.then((answer) => keepPage(event, url.pathname, answer.clone())).catch(() => {}));
  const first = await Promise.race([network.catch(() => null), slow()]);
  if (first instanceof Response) return first;
  const locale = await localeFor(url);
  const kept = await keptPage(url.pathname, locale);
  if (kept) return shown(kept, (html, at) => withNotice(html, locale, first === null ? 'kept' : 'slow', at));
  const late = first === null ? null : await network.catch(() => null);
  return late ?? missingPage(url.pathname, locale);
}

async function ask({ request, preloadResponse }: PageEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

const slow = () => new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), LIMIT_MS));

/** The language of the address, then that of the reader, as the server chooses it. A page knows better, and asks again. */
async function localeFor(url: URL): Promise<Locale> {
  const cookie = (await scope.cookieStore?.get(LOCALE_KEY).catch(() => null))?.value ?? null;
  const acceptLanguage = scope.navigator.languages.join(',');
  return chooseLocale({ query: url.searchParams.get('lang'), cookie, acceptLanguage }).locale;
}

async function keptPage(path: string, locale: Locale): Promise<Response | undefined> {
  const key = pageKey(scope.location.origin, path, locale);
  const cache = await caches.open(pagesCache);
  return (await cache.match(key, { ignoreVary: true })) ?? core.matchPrecache(key);
}

async function missingPage(path: string, locale: Locale): Promise<Response> {
  const page = await core.matchPrecache(pageKey(scope.location.origin, OFFLINE, locale));
  if (!page) return Response.error();
  const kept = await keptNames(locale);
  return shown(page, (html) => offlinePage(html, { path, names: names[locale], kept }));
}

/** Names of all pages on the device in one language, by their paths. */
async function keptNames(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const visited = await (await caches.open(pagesCache)).keys();
  const kept = new Map<string, string>();
  for (const address of [...visited.map(({ url }) => url), ...corePages]) {
    const { pathname, search } = new URL(address);
    if (search !== `?lang=${locale}` || pathname === OFFLINE) continue;
    // The server makes pages that the build does not know.
    const name = names[locale][pathname] ?? nameIn((await (await keptPage(pathname, locale))?.text()) ?? '');
    kept.set(pathname, name);
  }
  return kept;
}

/** A page from the device, changed; its headers, with its policy, stay as they came. */
async function shown(page: Response, change: (html: string, at: Date) => string): Promise<Response> {
  const at = new Date(page.headers.get('date') ?? 0);
  return new Response(change(await page.text(), at), { headers: plainHeaders(page) });
}

/** The text is no longer compressed, and has another length. */
function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}

/** Keeps a page of the site under its language, and all files that it needs; anything else is not kept. */
async function keepPage(event: Lasting, path: string, answer: Response): Promise<void> {
  // Without a date no notice could say how old it is.
  if (!mayBePage(path) || !isWholePage(answer) || !answer.headers.has('date')) return;
  const headers = plainHeaders(answer);
  const html = await answer.text();
  const locale = languageOf(html);
  if (locale === null || html.length > LARGEST) return;
  const request = new Request(pageKey(scope.location.origin, path, locale));
  await pages.handle({
    event,
    request,
    // Workbox passes on what a route has found; its type knows texts alone.
    params: new Response(html, { headers }) as unknown as Record<string, string>,
  });
  // A visitor who saves data keeps what the page loads by itself.
  if (!scope.navigator.connection?.saveData) await keepFiles(event, html, locale);
}

/** One after the other, so that they leave the line to the page. What is missing stays missing. */
async function keepFiles(event: Lasting, html: string, locale: Locale): Promise<void> {
  const read = async (file: string) => {
    const answer = await assetAt(event, new Request(file, { priority: 'low' } as RequestInit)).catch(
      () => null,
    );
    return answer?.ok ? answer.text() : null;
  };
  for (const file of await filesOfPage(html, locale, read)) if (!file.endsWith('.js')) await read(file);
}

/** A file named by its contents: from the device, else from the network. */
export async function assetAt(event: Lasting, request: Request): Promise<Response> {
  const known = await core.matchPrecache(request.url);
  if (known) return known;
  const store = request.url.endsWith('.json') ? figures : assets;
  return store.handle({ event, request });
}

/** Keeps the page at an address as the server answers it now. Rejects without a connection. */
export async function readAndKeep(event: Lasting, address: string, init?: RequestInit): Promise<void> {
  const url = new URL(address);
  if (url.origin !== scope.location.origin || !mayBePage(url.pathname)) return;
  const answer = await fetch(new Request(address, { headers: { accept: 'text/html' }, ...init }));
  await keepPage(event, url.pathname, answer);
}
