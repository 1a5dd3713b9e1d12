import type { CollectionPage, WithContext } from 'schema-dts';
import { brand } from '#brand/load.ts';
import type { Locale } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';

interface CollectionFacts {
  readonly locale: Locale;
  /** Address of the page without trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The list of the page, in order; `url` is the full address of an item with a page. */
  readonly items: readonly { readonly name: string; readonly url?: string }[];
}

/** JSON-LD of a page that lists items (B, G1, H3, H5, H9). */
export function collectionData(
  { locale, path, title, description, items }: CollectionFacts,
  domain = brand.domain,
): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: pageAddresses(path, locale, domain).canonical,
    name: title,
    description,
    inLanguage: locale,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  };
}
