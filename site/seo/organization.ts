import type { Organization, WebSite } from 'schema-dts';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import { LOCALES, type Locale } from '#contracts/locale.ts';
import { LOGO } from './icons.ts';

/** JSON-LD of the home page: the organisation and its site (B, N7). */
export function organizationData(
  locale: Locale,
  description: string,
  { name, domain, email, socials } = brand,
) {
  const origin = brandOrigin(domain);
  const organization = `${origin}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url: `${origin}/`,
        email,
        logo: `${origin}${LOGO}`,
        sameAs: socials.map(({ url }) => url),
      } satisfies Organization,
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name,
        url: `${origin}/`,
        description,
        inLanguage: [locale, ...LOCALES.filter((one) => one !== locale)],
        publisher: { '@id': organization },
      } satisfies WebSite,
    ],
  } as const;
}

/** JSON for a script element, escaped so that it cannot close the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
