import { HSTS, plainSecurity } from '../site/headers.ts';
import type { Site, SiteFile } from '../site/load.ts';
import type { EdgeManifest } from './handler.ts';

/**
 * The headers that the front door sends with each page and file, without those of one encoding. The platform compresses
 * and counts the bytes by itself, so a tag is weak there.
 */
export function edgeManifest(site: Site): EdgeManifest {
  return {
    pages: mapValues(Object.fromEntries(site.pages), (page) => mapValues(page, headersOf)),
    notFound: mapValues(site.notFound, headersOf),
    files: mapValues(Object.fromEntries(site.files), headersOf),
    plain: plainSecurity,
    hsts: HSTS,
  };
}

function headersOf({ ready }: SiteFile): Readonly<Record<string, string>> {
  const { 'Content-Length': _length, 'Accept-Ranges': _ranges, ...headers } = ready.identity.headers;
  return { ...headers, ETag: `W/${ready.identity.etag}` };
}

function mapValues<Key extends string, From, To>(
  all: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Readonly<Record<Key, To>> {
  const entries = Object.entries<From>(all).map(([key, value]) => [key, change(value)] as const);
  return Object.fromEntries(entries) as Record<Key, To>;
}
