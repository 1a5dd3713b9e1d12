import type { Locale } from '#contracts/locale.ts';
import { LOCALE_COOKIE_S, LOCALE_KEY } from '#contracts/storage.ts';

/** What `document.cookie` takes to remember a language for a year (J2). */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_KEY}=${locale};path=/;max-age=${LOCALE_COOKIE_S};SameSite=Lax`;
}

/** Whether `document.cookie` already holds that language: false where cookies are blocked. */
export function isRemembered(cookies: string, locale: Locale): boolean {
  return cookies.split(/;\s*/).includes(`${LOCALE_KEY}=${locale}`);
}

/**
 * Where a reader who changes the language goes: the same address, path, other parameters and anchor kept.
 * Once the cookie holds the choice the address is free of `?lang`; without it, `?lang` carries the choice (J2).
 */
export function switchedAddress(href: string, locale: Locale, remembered: boolean): string {
  const url = new URL(href);
  if (remembered) url.searchParams.delete('lang');
  else url.searchParams.set('lang', locale);
  return url.href;
}
