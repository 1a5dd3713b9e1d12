import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '#store/errors.ts';
import { explain } from './explain.ts';

/** The file holds the session of the outlook account: no other user of this machine may read it. */
const PRIVATE_FILE = 0o600;

/**
 * Copies `file` as it is at one moment into the new file `copy`, while a site goes on writing, and checks the copy. Throws
 * StoreError when there is no such file, when `copy` exists, or when it cannot be written.
 */
export function backUp(file: string, copy: string): void {
  if (!existsSync(file))
    throw new StoreError(`There is no data file ${file}. Set DATA_DIR to the folder of the running site.`);
  try {
    closeSync(openSync(copy, 'wx', PRIVATE_FILE));
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    const reason = isThere ? 'it exists already' : String(cause);
    throw new StoreError(`The backup ${copy} cannot be made: ${reason}. Name a new file.`, cause);
  }
  try {
    copyInto(file, copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw explain(error, file);
  }
}

function copyInto(file: string, copy: string): void {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
  }
  const written = new DatabaseSync(copy, { readOnly: true });
  try {
    const check = written.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (check !== 'ok') throw new StoreError(`The backup ${copy} is damaged (${check}): it was removed.`);
  } finally {
    written.close();
  }
}
