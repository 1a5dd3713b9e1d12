import type { DatabaseSync } from 'node:sqlite';

/** The notes of the port, on an open and migrated database. */
export function noteTable(db: DatabaseSync) {
  const find = db.prepare('SELECT value FROM notes WHERE key = ?');
  const remove = db.prepare('DELETE FROM notes WHERE key = ?');
  const put = db.prepare(
    'INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  return {
    read(key: string): string | null {
      const value = find.get(key)?.value;
      return typeof value === 'string' ? value : null;
    },
    write(key: string, value: string | null): void {
      if (value === null) remove.run(key);
      else put.run(key, value);
    },
  };
}
