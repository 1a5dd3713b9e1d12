import type { KeptFile } from '#contracts/kept-files.ts';
import { checkInstant } from './instant.ts';
import { lock, query, type Work } from './work.ts';

/** Twenty names are in use; those no longer asked for leave as others are written. */
const MOST_FILES = 32;

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
  *read(name: string): Work<KeptFile | null> {
    const [row] = yield* query<Row>(FIND, [name]);
    if (!row) return null;
    const { etag, lastModified, ...file } = row;
    return { ...file, ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
  },
  /** Call it inside a transaction. */
  *write(name: string, { url, etag, lastModified, text, readAt }: KeptFile): Work<void> {
    checkInstant('readAt', readAt);
    yield* lock('files');
    yield* query(PUT, [name, url, etag ?? null, lastModified ?? null, text, readAt]);
    yield* query(FORGET_OLDEST, [MOST_FILES]);
  },
};
