import type { DatabaseSync } from 'node:sqlite';
import type { noteTable } from './notes.ts';
import { roomCheck } from './room.ts';

const KEY = 'health/probe';

/** Shows whether a migrated database works: reads each table, checks the room for a reading, writes a note. */
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
