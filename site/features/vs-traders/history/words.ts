import { en, es } from '#content/messages/vs-traders-history.ts';
import type { Locale } from '#contracts/locale.ts';

export type HistoryWords = typeof es;

const WORDS: Readonly<Record<Locale, HistoryWords>> = { es, en };

/** The history's words come with its code instead of with the page: most visits never open one. */
export function historyWords(locale: Locale): HistoryWords {
  return WORDS[locale];
}
