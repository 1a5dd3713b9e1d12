import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { isKnownTag } from './known-tag.ts';

const compress = promisify(gzip);
const ENCODINGS: Parameters<typeof accepts>[1] = {
  header: 'Accept-Encoding',
  supports: ['gzip', 'identity'],
  default: 'identity',
};

/** A complete body, made once and sent to many. */
export interface ReadyFile {
  readonly text: string;
  /** The same bytes compressed. */
  readonly gzip: Buffer<ArrayBuffer>;
  /** A weak tag: it names both forms. */
  readonly etag: string;
}

/** Compresses off the event loop: three months of snapshots are about 1 MB. */
export async function readyFile(text: string): Promise<ReadyFile> {
  return { text, gzip: await compress(text), etag: weakTag(text) };
}

/** The weak entity tag of `content` (RFC 9110, 8.8.3). */
export function weakTag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Sends the file with `headers` in the form that the client takes, or 304 to a client that has this version. */
export function sendFile(
  c: Context,
  { text, gzip: packed, etag }: ReadyFile,
  headers: Readonly<Record<string, string>>,
  isKnown: boolean = isKnownTag(c.req.header('if-none-match') ?? '', etag),
): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (isKnown) return c.body(null, 304, { ...headers, ETag: etag });
  const all = { ...headers, ETag: etag };
  if (accepts(c, ENCODINGS) !== 'gzip') return c.body(text, 200, all);
  return c.body(packed, 200, { ...all, 'Content-Encoding': 'gzip' });
}
