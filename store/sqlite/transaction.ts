import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` whole or not at all; inside another transaction it becomes a part of that one. The write lock is taken at
 * the start: a transaction that reads first and writes later would fail when another process wrote in between.
 */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  if (db.isTransaction) return work();
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
