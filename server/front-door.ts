import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Locale } from '#contracts/locale.ts';
import { chooseLocale, type LocaleChoice } from '#domain/locale.ts';
import { answerFile } from './site/answer.ts';
import { HSTS, plainSecurity } from './site/headers.ts';
import type { Site } from './site/load.ts';

/** One year, as the language choice is remembered (SPEC J2). */
const LOCALE_COOKIE_S = 31_536_000;

export interface FrontDoorDeps {
  readonly site: Site;
  /** Answers everything below `/functions/v1`, `/healthz` and `/readyz`. */
  readonly functions: Hono;
}

/**
 * The site's front door: functions first, then the ready pages of the visitor's language and the files, all from memory.
 * One address serves both languages; `/es/…` and `/en/…` are no addresses (SPEC B, J3, K9).
 */
export function createFrontDoor({ site, functions }: FrontDoorDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (isSecure(c)) c.header('Strict-Transport-Security', HSTS);
  });
  app.use('/functions/*', secured({ 'Cross-Origin-Resource-Policy': 'cross-origin' }));
  app.on('GET', ['/healthz', '/readyz'], secured({}));
  app.route('/', functions);
  app.get('*', (c) => answer(site, c));
  app.all(
    '*',
    () =>
      new Response('Method Not Allowed', { status: 405, headers: { ...plainSecurity, Allow: 'GET, HEAD' } }),
  );
  return app;
}

/** Adds the headers of SPEC K9 to what is no page. */
function secured(own: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...plainSecurity, ...own })) c.header(name, value);
  };
}

function answer(site: Site, c: Context): Response {
  const { path } = c.req;
  const file = site.files.get(path);
  if (file) return answerFile(file, c.req.raw);
  const page = site.pages.get(path);
  if (page) return answerPage(page, c, 200);
  if (path.endsWith('/') && site.pages.has(path.slice(0, -1))) return redirectToPage(c, path.slice(0, -1));
  return answerPage(site.notFound, c, 404);
}

function answerPage(page: Site['notFound'], c: Context, status: 200 | 404): Response {
  const cookie = cookieLocale(c.req.header('cookie'));
  const query = c.req.query('lang') ?? null;
  const choice = chooseLocale({ query, cookie, acceptLanguage: c.req.header('accept-language') ?? null });
  return answerFile(page[choice.locale], c.req.raw, status, choiceHeaders(choice, cookie, isSecure(c)));
}

/** A choice by `?lang` is remembered; an answer that sets a cookie is nobody else's to reuse. */
function choiceHeaders({ by, locale }: LocaleChoice, cookie: string | null, secure: boolean) {
  if (by !== 'query') return undefined;
  const own = { 'Cache-Control': 'private, max-age=0, must-revalidate' };
  return cookie === locale ? own : { ...own, 'Set-Cookie': localeCookie(locale, secure) };
}

function localeCookie(locale: Locale, secure: boolean): string {
  return `locale=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function cookieLocale(header: string | undefined): string | null {
  return (header && /(?:^|;\s*)locale=([^;]*)/.exec(header)?.[1]) || null;
}

function redirectToPage(c: Context, path: string): Response {
  const { search } = new URL(c.req.url);
  return new Response(null, {
    status: 308,
    headers: { ...plainSecurity, Location: path + search, 'Cache-Control': 'public, max-age=3600' },
  });
}

function isSecure(c: Context): boolean {
  return c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}
