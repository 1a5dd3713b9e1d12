import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';

/**
 * The props of a `SimulatedNote`: `full` beside the first simulated figures of a page, `short` beside all others
 * (A8).
 */
export function simulatedNote(locale: Locale, variant: 'short' | 'full' = 'short') {
  return {
    variant,
    title: translate(locale, 'simulated.title'),
    text: translate(locale, `simulated.${variant}`),
  };
}
