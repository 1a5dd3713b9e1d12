import { textsIn } from '#content/words/define.ts';
import { fxImpactEvents } from '#content/words/fx-impact-events.ts';
import type { Locale } from '#contracts/locale.ts';

export type EventWords = Readonly<Record<keyof typeof fxImpactEvents, string>>;

/** Texts of the calendar: with its code they cost the page no bytes before it shows. */
export function eventWords(locale: Locale): EventWords {
  return textsIn(fxImpactEvents, locale);
}

/** What stands in place of a part whose code does not come. */
export function lateWords(words: EventWords) {
  return { failed: words['events.partFailed'], retry: words['events.retry'] };
}
