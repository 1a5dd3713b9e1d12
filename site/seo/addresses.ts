import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { DEFAULT_LOCALE, inLocale, LOCALES, type Locale, type Localized } from '#contracts/locale.ts';

export interface PageAddresses {
  /** The one address of this language's page: `?lang` included, since the plain address answers in either language. */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: Locale | 'x-default'; readonly href: string }[];
}

/**
 * Full addresses of a page for search engines (B, J3). A path has no trailing slash; where each language has one of
 * its own, that one is its canonical (B8).
 */
export function pageAddresses(
  path: string | Localized<string>,
  locale: Locale,
  domain = brand.domain,
): PageAddresses {
  const plain = (one: Locale) =>
    `${brandOrigin(domain)}${typeof path === 'string' ? path : inLocale(path, one)}`;
  const addressIn = (one: Locale) => `${plain(one)}?lang=${one}`;
  return {
    canonical: addressIn(locale),
    alternates: [
      ...LOCALES.map((one) => ({ hreflang: one, href: addressIn(one) })),
      { hreflang: 'x-default', href: plain(DEFAULT_LOCALE) },
    ],
  };
}

/** Full address of a page's social picture (B, N7). */
export function pictureAddress(path: string, locale: Locale, domain = brand.domain): string {
  return `${brandOrigin(domain)}/og/${locale}${path === '/' ? '/home' : path}.png`;
}
