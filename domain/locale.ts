import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contracts/locale.ts';

export interface LocaleHints {
  /** Value of `?lang`, raw. */
  readonly query: string | null;
  /** Value of the `locale` cookie, raw. */
  readonly cookie: string | null;
  /** The Accept-Language header, raw. */
  readonly acceptLanguage: string | null;
}

export interface LocaleChoice {
  readonly locale: Locale;
  readonly by: 'query' | 'cookie' | 'header' | 'default';
}

/**
 * The language of an answer: `?lang`, then the cookie, then the first choice of Accept-Language
 * (by q-value; Spanish of any country → es, any other language → en), then Spanish (J1, J3).
 */
export function chooseLocale({ query, cookie, acceptLanguage }: LocaleHints): LocaleChoice {
  if (isLocale(query)) return { locale: query, by: 'query' };
  if (isLocale(cookie)) return { locale: cookie, by: 'cookie' };
  const first = firstLanguage(acceptLanguage);
  if (first === null) return { locale: DEFAULT_LOCALE, by: 'default' };
  return { locale: isLocale(first) ? first : 'en', by: 'header' };
}

/** Primary subtag of the first language by q-value; null when the header names none ("*", empty, unreadable). */
function firstLanguage(header: string | null): string | null {
  if (!header) return null;
  for (const { type, q } of parseAccept(header)) {
    const primary = /^[a-z]{2,3}(?=$|[-_])/i.exec(type)?.[0];
    if (primary !== undefined && q > 0) return primary.toLowerCase();
  }
  return null;
}
