import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { isLocale, LOCALES, type Locale } from '#contracts/locale.ts';

/** One file of the built site, ready to be answered from memory. */
export interface PackedFile {
  /** Address a visitor asks for: "/vs-traders", "/_astro/x.js". */
  readonly path: string;
  /** Pages exist once per language under one address; other files under none. */
  readonly locale: Locale | null;
  readonly type: string;
  /** Strong tag of the unencoded bytes, without quotes. */
  readonly tag: string;
  /** Named by its content: never changes under this address. */
  readonly immutable: boolean;
  /** Hashes of a page's inline scripts and style elements, as the CSP wants them. */
  readonly hashes: Readonly<Record<'scripts' | 'styles', readonly string[]>> | null;
}

export type Encoding = 'br' | 'gzip';
export type Bodies = { readonly identity: Buffer<ArrayBuffer> } & Readonly<
  Partial<Record<Encoding, Buffer<ArrayBuffer>>>
>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const EFFORTS = {
  best: { quality: constants.BROTLI_MAX_QUALITY, level: constants.Z_BEST_COMPRESSION },
  quick: { quality: 5, level: constants.Z_DEFAULT_COMPRESSION },
} as const;
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|manifest\+json|rss\+xml|atom\+xml|xml)|image\/svg)/;
const PAGE = new RegExp(`^(${LOCALES.join('|')})/(?:(.*)/)?index\\.html$`);

/** What a built file is to a visitor, from its place below `dist/` ("en/vs-traders/index.html"); null: not served. */
export function packFile(file: string, bytes: Buffer<ArrayBuffer>): PackedFile | null {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const page = PAGE.exec(file);
  if (page) {
    const locale = page[1];
    if (!isLocale(locale)) return null;
    const type = 'text/html; charset=utf-8';
    return {
      path: `/${page[2] ?? ''}`,
      locale,
      type,
      tag,
      immutable: false,
      hashes: inlineHashes(bytes.toString()),
    };
  }
  if (file.endsWith('.html') || file.startsWith('_server/')) return null;
  const type = contentType(file);
  const immutable = /^(_astro|figures)\//.test(file);
  return { path: `/${file}`, locale: null, type, tag, immutable, hashes: null };
}

/**
 * Compressed forms that are smaller than the file itself, made on other threads. `best` takes long: for files that are made
 * once. Demo packs quickly when it starts.
 */
export async function compress(
  type: string,
  bytes: Buffer<ArrayBuffer>,
  effort: 'best' | 'quick' = 'best',
): Promise<Bodies> {
  if (!COMPRESSIBLE.test(type)) return { identity: bytes };
  const { quality, level } = EFFORTS[effort];
  const [br, gzip] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level }),
  ]);
  return {
    identity: bytes,
    ...(br.length < bytes.length && { br }),
    ...(gzip.length < bytes.length && { gzip }),
  };
}

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

function inlineHashes(html: string): NonNullable<PackedFile['hashes']> {
  return {
    // Data, as for search engines, is not run and needs no hash.
    scripts: hashesOf(html, /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, element: RegExp): string[] {
  const sources = [...html.matchAll(element)].map(([, source = '']) => source);
  return [...new Set(sources)].map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
}
