import type { Locale } from '#contracts/locale.ts';
import { chooseLocale } from '#domain/locale.ts';
import { isKnownTag } from '#functions/known-tag.ts';
import { choiceHeaders, cookieLocale } from '../site/language.ts';

type HeaderTable = Readonly<Record<string, string>>;

/** What the front door knows of each file of the built site, as `node scripts/run.mjs edge` writes it. */
export interface EdgeManifest {
  /** Page addresses → headers of the page in each language. */
  readonly pages: Readonly<Record<string, Readonly<Record<Locale, HeaderTable>>>>;
  readonly notFound: Readonly<Record<Locale, HeaderTable>>;
  /** Addresses of files → their headers. */
  readonly files: Readonly<Record<string, HeaderTable>>;
  /** Headers of every other answer (K9). */
  readonly plain: HeaderTable;
  readonly hsts: string;
}

export interface EdgeDeps {
  readonly manifest: EdgeManifest;
  /** Reads a file of the site by its place, for example "/es/contacto/index.html"; only its body is used. */
  readonly asset: (place: string) => Promise<Response>;
  /** Where the functions run, for example "https://origin.aureo.example". */
  readonly origin: string;
  readonly fetch?: typeof fetch;
}

/** Pages that the server renders with their figures (N12) come from there, like everything that is not a file. */
const OF_THE_ORIGIN =
  /^\/(?:functions\/|embed\/|calendar|csp-report$|healthz$|readyz$|figures\/|\.well-known\/security)/;
const LIVE: ReadonlySet<string> = new Set(['/vs-traders', '/fx-impact']);

/**
 * The static half of the front door for a runtime at the edge: pages in the visitor's language and files, with the headers
 * that the server sends; the rest goes to the server. It imports nothing of Node. The platform compresses (058).
 */
export function createEdge(deps: EdgeDeps): { readonly fetch: (request: Request) => Promise<Response> } {
  const { manifest } = deps;
  const plain = (status: number, own: HeaderTable, text: string | null = null) =>
    new Response(text, {
      status,
      headers: { ...manifest.plain, 'Strict-Transport-Security': manifest.hsts, ...own },
    });
  return {
    async fetch(request) {
      const { pathname: path, search } = new URL(request.url);
      if (OF_THE_ORIGIN.test(path)) return toOrigin(deps, request);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return plain(
          405,
          { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
          'Method Not Allowed',
        );
      if (LIVE.has(path)) return toOrigin(deps, request);
      const file = own(manifest.files, path);
      if (file) return answer(deps, request, { place: path, headers: file, status: 200 });
      const page = own(manifest.pages, path);
      if (page) return answerPage(deps, request, { path, page, status: 200 });
      const shorter = path.slice(0, -1);
      if (path.endsWith('/') && (own(manifest.pages, shorter) || LIVE.has(shorter)))
        return plain(308, { Location: shorter + search, 'Cache-Control': 'public, max-age=3600' });
      return answerPage(deps, request, { path: '/404', page: manifest.notFound, status: 404 });
    },
  };
}

/** A path is any text: only what the object itself holds counts. */
function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The server is behind this proxy: it reads the visitor's address from what the platform adds. */
function toOrigin({ origin, fetch: send = fetch }: EdgeDeps, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return send(new Request(origin + pathname + search, request), { redirect: 'manual' });
}

interface Page {
  readonly path: string;
  readonly page: Readonly<Record<Locale, HeaderTable>>;
  readonly status: 200 | 404;
}

function answerPage(deps: EdgeDeps, request: Request, { path, page, status }: Page): Promise<Response> {
  const cookie = cookieLocale(request.headers.get('cookie'));
  const query = new URL(request.url).searchParams.get('lang');
  const choice = chooseLocale({ query, cookie, acceptLanguage: request.headers.get('accept-language') });
  const place = `/${choice.locale}${path === '/' ? '' : path}/index.html`;
  const headers = { ...page[choice.locale], ...choiceHeaders(choice, cookie, true) };
  return answer(deps, request, { place, headers, status });
}

interface File {
  readonly place: string;
  readonly headers: HeaderTable;
  readonly status: 200 | 404;
}

async function answer({ asset, manifest }: EdgeDeps, request: Request, file: File): Promise<Response> {
  const headers = { ...file.headers, 'Strict-Transport-Security': manifest.hsts };
  const known = file.status === 200 ? request.headers.get('if-none-match') : null;
  if (known !== null && isKnownTag(known, file.headers.ETag ?? '')) {
    const { 'Content-Type': _type, ...rest } = headers as Record<string, string>;
    return new Response(null, { status: 304, headers: rest });
  }
  if (request.method === 'HEAD') return new Response(null, { status: file.status, headers });
  const { body, ok } = await asset(file.place);
  // A deployment whose files and manifest differ must be seen, not sent as a page.
  if (!ok)
    return new Response(null, { status: 500, headers: { ...manifest.plain, 'Cache-Control': 'no-store' } });
  return new Response(body, { status: file.status, headers });
}
