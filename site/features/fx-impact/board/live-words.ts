import { textsIn } from '#content/words/define.ts';
import { fxImpactLive } from '#content/words/fx-impact-live.ts';
import type { Locale } from '#contracts/locale.ts';

export type LiveWords = Readonly<Record<keyof typeof fxImpactLive, string>>;

/** Texts of the parts that load on demand: they come with the code that shows them. */
export function liveWords(locale: Locale): LiveWords {
  return textsIn(fxImpactLive, locale);
}
