import { LOCALES, type Locale } from '#contracts/locale.ts';

interface LocalePath {
  readonly params: { readonly locale: Locale };
}

/** One path for each language: each page is built in both (J3). */
export function localePaths(): LocalePath[] {
  return LOCALES.map((locale) => ({ params: { locale } }));
}
