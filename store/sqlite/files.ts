import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { KeptFile } from '#contracts/kept-files.ts';
import { MOST_FILES } from '#store/files.ts';
import { checkInstant } from '#store/instant.ts';
import { transaction } from './transaction.ts';

const rowSchema = z.object({
  url: z.string(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  text: z.string(),
  readAt: z.string(),
});

const FIND =
  'SELECT url, etag, last_modified AS lastModified, body AS text, read_at AS readAt FROM files WHERE name = ?';

const PUT = `INSERT INTO files (name, url, etag, last_modified, body, read_at)
  VALUES ($name, $url, $etag, $lastModified, $text, $readAt)
  ON CONFLICT (name) DO UPDATE SET url = excluded.url, etag = excluded.etag, last_modified = excluded.last_modified,
    body = excluded.body, read_at = excluded.read_at`;

const FORGET_OLDEST =
  'DELETE FROM files WHERE name NOT IN (SELECT name FROM files ORDER BY read_at DESC, name LIMIT ?)';

/** The kept files of the port, on an open and migrated database. */
export function fileTable(db: DatabaseSync) {
  const find = db.prepare(FIND);
  const put = db.prepare(PUT);
  const forgetOldest = db.prepare(FORGET_OLDEST);
  return {
    read(name: string): KeptFile | null {
      const row = find.get(name);
      if (!row) return null;
      const { etag, lastModified, ...file } = rowSchema.parse(row);
      return { ...file, ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) };
    },
    write(name: string, { url, etag, lastModified, text, readAt }: KeptFile): void {
      checkInstant('readAt', readAt);
      transaction(db, () => {
        put.run({ name, url, etag: etag ?? null, lastModified: lastModified ?? null, text, readAt });
        forgetOldest.run(MOST_FILES);
      });
    },
  };
}
