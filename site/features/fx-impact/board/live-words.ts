import { en, es } from '#content/messages/fx-impact-live.ts';
import type { Locale } from '#contracts/locale.ts';

export type LiveWords = typeof es;

/** Texts of the parts that load on demand: they come with the code that shows them. */
export function liveWords(locale: Locale): LiveWords {
  return locale === 'es' ? es : en;
}
