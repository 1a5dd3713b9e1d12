import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

/** What takes the place of a part whose code does not load. */
export function lateWords(locale: Locale) {
  return { failed: translate(locale, 'events.partFailed'), retry: translate(locale, 'events.retry') };
}
