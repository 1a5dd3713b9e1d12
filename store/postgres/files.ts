import type { KeptFile } from '#contracts/kept-files.ts';
import { MOST_FILES } from '#store/files.ts';
import { checkInstant } from '#store/instant.ts';
import { lock, type Query } from './database.ts';

const FIND = `SELECT url, etag, last_modified AS "lastModified", body AS text, read_at AS "readAt" FROM files
  WHERE name = $1`;

const PUT = `INSERT INTO files (name, url, etag, last_modified, body, read_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (name) DO UPDATE SET url = excluded.url, etag = excluded.etag, last_modified = excluded.last_modified,
    body = excluded.body, read_at = excluded.read_at`;

const FORGET_OLDEST =
  'DELETE FROM files WHERE name NOT IN (SELECT name FROM files ORDER BY read_at DESC, name LIMIT $1)';

interface Row {
  readonly url: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly text: string;
  readonly readAt: string;
}

/** The kept files of the port. */
export const fileTable = {
  async read(query: Query, name: string): Promise<KeptFile | null> {
    const [row] = await query<Row>(FIND, [name]);
    if (!row) return null;
    const { etag, lastModified, ...file } = row;
    return { ...file, ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
  },
  /** Call it inside a transaction. */
  async write(
    query: Query,
    name: string,
    { url, etag, lastModified, text, readAt }: KeptFile,
  ): Promise<void> {
    checkInstant('readAt', readAt);
    await lock(query, 'files');
    await query(PUT, [name, url, etag ?? null, lastModified ?? null, text, readAt]);
    await query(FORGET_OLDEST, [MOST_FILES]);
  },
};
