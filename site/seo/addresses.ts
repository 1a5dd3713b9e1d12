import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { DEFAULT_LOCALE, inLocale, LOCALES, type Locale, type Localized } from '#contracts/locale.ts';

export interface PageAddresses {
  /**
   * The canonical address of this language's page. It includes `?lang`, because the plain address answers in either
   * language.
   */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: Locale | 'x-default'; readonly href: string }[];
}

/**
 * Full addresses of a page for search engines (B, J3). A path has no trailing slash. A path of one language only is
 * its canonical address (B8).
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

/** Full address of the social picture of a page (B, N7). */
export function pictureAddress(path: string, locale: Locale, domain = brand.domain): string {
  return `${brandOrigin(domain)}/og/${locale}${path === '/' ? '/home' : path}.png`;
}
