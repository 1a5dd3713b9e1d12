import type { Locale } from '#contracts/locale.ts';
import { formatShare } from '#domain/format.ts';

/** What a tenth of a per cent rounds away. */
const LEAST = 0.001;

/** A chance of [0, 1] in words: rounding makes none of them impossible or certain, "<0.1%". */
export function chanceWords(chance: number, locale: Locale): string {
  if (chance > 0 && chance < LEAST) return `<${formatShare(LEAST * 100, locale)}`;
  if (chance < 1 && chance > 1 - LEAST) return `>${formatShare((1 - LEAST) * 100, locale)}`;
  return formatShare(chance * 100, locale);
}

/** A million per cent: more digits say nothing. */
const MOST = 10_000;

/** The gain that makes up for a loss, as a share of what is left. */
export function gainWords(gain: number, locale: Locale): string {
  return gain > MOST ? `>${formatShare(MOST * 100, locale)}` : formatShare(gain * 100, locale);
}
