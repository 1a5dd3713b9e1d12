import { textsIn } from '#content/words/define.ts';
import { vsTradersHistory } from '#content/words/vs-traders-history.ts';
import type { Locale } from '#contracts/locale.ts';

export type HistoryWords = Readonly<Record<keyof typeof vsTradersHistory, string>>;

/** The history's words come with its code instead of with the page: most visits never open one. */
export function historyWords(locale: Locale): HistoryWords {
  return textsIn(vsTradersHistory, locale);
}
