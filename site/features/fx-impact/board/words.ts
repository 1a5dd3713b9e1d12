import { en, es } from '#content/messages/fx-impact-events.ts';
import type { Locale } from '#contracts/locale.ts';

export type EventWords = typeof es;

/** Texts of the calendar: with its code they cost the page no bytes before it shows. */
export function eventWords(locale: Locale): EventWords {
  return locale === 'es' ? es : en;
}

/** What stands in place of a part whose code does not come. */
export function lateWords(words: EventWords) {
  return { failed: words['events.partFailed'], retry: words['events.retry'] };
}
