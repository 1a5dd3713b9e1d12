import type { WebPage, WithContext } from 'schema-dts';
import { brand } from '#brand/load.ts';
import { brandOrigin } from '#brand/routes.ts';
import type { Locale } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';

interface LegalFacts {
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  readonly lastChanged: string;
}

/** JSON-LD of a legal document (B, H8). */
export function legalData(
  { locale, path, title, lead, version, lastChanged }: LegalFacts,
  domain = brand.domain,
): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: pageAddresses(path, locale, domain).canonical,
    name: title,
    description: lead,
    version,
    dateModified: lastChanged,
    inLanguage: locale,
    publisher: { '@id': `${brandOrigin(domain)}/#organization` },
  };
}
