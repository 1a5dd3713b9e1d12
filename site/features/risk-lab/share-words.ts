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
