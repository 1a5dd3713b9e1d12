import type { DatabaseSync } from 'node:sqlite';
import type { noteTable } from './notes.ts';
import { roomCheck } from './room.ts';

const KEY = 'health/probe';

/** What shows whether an open and migrated database works: each table is read, a reading would fit, a note is written. */
export function healthProbe(db: DatabaseSync, notes: ReturnType<typeof noteTable>): () => void {
  const tables = db.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const looks = tables.all().map(({ name }) => db.prepare(`SELECT * FROM "${name}" LIMIT 1`));
  const checkRoom = roomCheck(db);
  return () => {
    for (const look of looks) look.get();
    checkRoom();
    notes.write(KEY, new Date().toISOString());
  };
}
