import type { Context } from 'hono';
import type { Locale } from '#contracts/locale.ts';
import { LOCALE_COOKIE_S } from '#contracts/storage.ts';
import { chooseLocale, type LocaleChoice } from '#domain/locale.ts';

/** The value of the cookie that remembers the language, raw. */
export function cookieLocale(header: string | null | undefined): string | null {
  return (header && /(?:^|;\s*)locale=([^;]*)/.exec(header)?.[1]) || null;
}

/** The language of a visitor, and what decides it. */
export function choiceOf(c: Context, query: string | null = c.req.query('lang') ?? null): LocaleChoice {
  const cookie = cookieLocale(c.req.header('cookie'));
  return chooseLocale({ query, cookie, acceptLanguage: c.req.header('accept-language') ?? null });
}

/** Remembers a choice by `?lang`. A shared cache must not reuse an answer that sets a cookie. */
export function choiceHeaders({ by, locale }: LocaleChoice, cookie: string | null, secure: boolean) {
  if (by !== 'query') return undefined;
  const own = { 'Cache-Control': 'private, max-age=0, must-revalidate' };
  return cookie === locale ? own : { ...own, 'Set-Cookie': localeCookie(locale, secure) };
}

function localeCookie(locale: Locale, secure: boolean): string {
  return `locale=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_S}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
