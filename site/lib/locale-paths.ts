import { isOpen, type RouteId } from '#content/routes.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';

interface LocalePath {
  readonly params: { readonly locale: Locale };
}

/** One path for each language: each page is built in both (J3). */
export function localePaths(): LocalePath[] {
  return LOCALES.map((locale) => ({ params: { locale } }));
}

/** The same for a page that the owner may switch off: it is then not built (A1). */
export function pathsOf(id: RouteId): LocalePath[] {
  return isOpen(id) ? localePaths() : [];
}
