import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALES } from '#contracts/locale.ts';
import { chooseLocale } from '#domain/locale.ts';

interface DevServer {
  readonly middlewares: {
    use(handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): unknown;
  };
}

/** Addresses of the dev server itself, of files, and of pages with a language in their path. */
const NOT_A_PAGE = new RegExp(`^/(@|_|node_modules/|site/|functions/|(${LOCALES.join('|')})(/|$))|\\.\\w+$`);

/**
 * The file that serves a page's address in development: `/vs-traders` → `/en/vs-traders`; null for an address that is
 * not a page's.
 */
export function pageInLocale(
  url: string,
  headers: Readonly<{ cookie?: string | undefined; 'accept-language'?: string | undefined }>,
): string | null {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  if (NOT_A_PAGE.test(pathname)) return null;
  const { locale } = chooseLocale({
    query: searchParams.get('lang'),
    cookie: /(?:^|;\s*)locale=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? null,
    acceptLanguage: headers['accept-language'] ?? null,
  });
  return `/${locale}${pathname === '/' ? '' : pathname}${search}`;
}

/** Vite plugin that answers `astro dev` in the visitor's language under one address, as the front door does (J3). */
export function localeRewrite() {
  return {
    name: 'locale-rewrite',
    configureServer(server: DevServer) {
      server.middlewares.use((request, _response, next) => {
        request.url = pageInLocale(request.url ?? '/', request.headers) ?? request.url ?? '/';
        next();
      });
    },
  };
}
