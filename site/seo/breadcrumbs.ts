import type { BreadcrumbList } from 'schema-dts';
import { brand } from '#brand/load.ts';
import { translate } from '#content/words/translate.ts';
import type { Locale } from '#contracts/locale.ts';
import { pageAddresses } from './addresses.ts';

export interface Crumb {
  readonly name: string;
  /** Address without trailing slash. */
  readonly path: string;
}

/** JSON-LD of the breadcrumbs from the home page to this page (B). */
export function breadcrumbData(locale: Locale, crumbs: readonly Crumb[], domain = brand.domain) {
  const way = [{ name: translate(locale, 'shell.navHome'), path: '/' }, ...crumbs];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: pageAddresses(path, locale, domain).canonical,
    })),
  } as const satisfies BreadcrumbList & { readonly '@context': string };
}

/** Whether a page has breadcrumbs of its own, so that they are not written twice. */
export function hasBreadcrumbs(data: unknown): boolean {
  return JSON.stringify(data ?? null).includes('"@type":"BreadcrumbList"');
}
