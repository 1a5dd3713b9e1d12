import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';

export interface PageAddresses {
  /** The one address of this language's page: `?lang` included, since the plain address answers in either language. */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: Locale | 'x-default'; readonly href: string }[];
}

/** Full addresses of a page for search engines (SPEC B, J3). `path` has no trailing slash. */
export function pageAddresses(path: string, locale: Locale, domain = brand.domain): PageAddresses {
  const plain = `${brandOrigin(domain)}${path}`;
  const inLocale = (one: Locale) => `${plain}?lang=${one}`;
  return {
    canonical: inLocale(locale),
    alternates: [
      ...LOCALES.map((one) => ({ hreflang: one, href: inLocale(one) })),
      { hreflang: 'x-default', href: plain },
    ],
  };
}
