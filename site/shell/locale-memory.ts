import type { Locale } from '#contracts/locale.ts';
import { LOCALE_COOKIE_S, LOCALE_KEY } from '#contracts/storage.ts';

/** The `document.cookie` text that stores a language for a year (J2). */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_KEY}=${locale};path=/;max-age=${LOCALE_COOKIE_S};SameSite=Lax`;
}

/** Whether `document.cookie` has that language; false with blocked cookies. */
export function isRemembered(cookies: string, locale: Locale): boolean {
  return cookies.split(/;\s*/).includes(`${LOCALE_KEY}=${locale}`);
}

/**
 * The address after a change of language: same path, other parameters and anchor. Without `?lang` when the cookie has
 * the choice; otherwise `?lang` has it (J2).
 */
export function switchedAddress(href: string, locale: Locale, remembered: boolean): string {
  const url = new URL(href);
  if (remembered) url.searchParams.delete('lang');
  else url.searchParams.set('lang', locale);
  return url.href;
}
