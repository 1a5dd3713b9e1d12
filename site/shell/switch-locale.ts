import type { Locale } from '#contracts/locale.ts';
import { LOCALE_KEY } from '#contracts/storage.ts';
import { isRemembered, localeCookie, switchedAddress } from './locale-memory.ts';
import { keepPlace } from './place.ts';

/**
 * Changes the language for this visit and the next year: saves it in local storage and a cookie, keeps the place on
 * the page, and loads the page in the other language, without a step in the history. Where cookies or storage are
 * blocked, the address carries the language (J2, J4).
 */
export function switchLocale(view: Window, locale: Locale, byKeyboard: boolean): void {
  view.document.cookie = localeCookie(locale);
  quietly(() => view.localStorage.setItem(LOCALE_KEY, locale));
  quietly(() => keepPlace(view, byKeyboard));
  const { href } = view.location;
  const address = switchedAddress(href, locale, isRemembered(view.document.cookie, locale));
  // A reload keeps what a feature has in the state of the history; with an anchor, going to an address would only scroll.
  quietly(() => view.history.replaceState(view.history.state, '', address));
  view.location.reload();
}

/** The head of the page has already warned that storage is blocked (J4: one warning); Safari limits changes of the history. */
function quietly(task: () => void): void {
  try {
    task();
  } catch {}
}
