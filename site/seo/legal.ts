import type { CollectionPage, WebPage, WithContext } from 'schema-dts';
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

/** JSON-LD of a legal document (SPEC B, H8). */
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

interface HubFacts {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly documents: readonly { readonly title: string; readonly path: string }[];
}

/** JSON-LD of the page that leads to the legal documents (SPEC B, H9). */
export function hubData(
  { locale, title, description, documents }: HubFacts,
  domain = brand.domain,
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: pageAddresses('/legal-hub', locale, domain).canonical,
    name: title,
    description,
    inLanguage: locale,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: documents.map((document, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: document.title,
        url: pageAddresses(document.path, locale, domain).canonical,
      })),
    },
  };
}
