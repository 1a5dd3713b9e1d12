import { inLocale, type Locale, type Localized } from '#contracts/locale.ts';

/** Words a minute of silent reading of non-fiction, per language (Brysbaert 2019, doi 10.1016/j.jml.2019.104047). */
const WORDS_A_MINUTE: Localized<number> = { es: 278, en: 238 };

/** Whole minutes a text takes to read, at least one (G2). */
export function readingMinutes(words: number, locale: Locale): number {
  return Math.max(1, Math.round(words / inLocale(WORDS_A_MINUTE, locale)));
}
