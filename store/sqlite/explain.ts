import { dirname } from 'node:path';
import { StoreError, type StoreProblem } from '#store/errors.ts';

interface Advice {
  readonly problem: StoreProblem;
  readonly words: (file: string) => string;
}

const DAMAGED: Advice = {
  problem: 'damaged',
  words: (file) =>
    `The data file ${file} is damaged or is not a SQLite database. Stop the program and put a backup in its place; ` +
    `without a backup, move it and its -wal and -shm companions away: a new file is started, without the history.`,
};

const UNWRITABLE: Advice = {
  problem: 'unwritable',
  words: (file) =>
    `The data file ${file} cannot be opened for writing. Let the account that runs this program write to the file ` +
    `and to its folder, or choose another file.`,
};

const LOCKED: Advice = {
  problem: 'locked',
  words: (file) =>
    `The data file ${file} is kept locked by another process. Close what holds it (a backup, a database browser) ` +
    `and try again.`,
};

const FAILING: Advice = {
  problem: 'failing',
  words: (file) =>
    `The disk that holds ${file} reports an error. Check the disk, and keep a copy of the file before going on.`,
};

const FULL: Advice = {
  problem: 'full',
  words: (file) => `The disk that holds ${file} is full. Free some space; what is already stored stays.`,
};

/** Primary result codes of SQLite that an owner can do something about: https://sqlite.org/rescode.html */
const ADVICE: Readonly<Record<number, Advice>> = {
  3: UNWRITABLE, // SQLITE_PERM
  5: LOCKED, // SQLITE_BUSY
  8: UNWRITABLE, // SQLITE_READONLY
  10: FAILING, // SQLITE_IOERR
  11: DAMAGED, // SQLITE_CORRUPT
  13: FULL, // SQLITE_FULL
  14: UNWRITABLE, // SQLITE_CANTOPEN
  26: DAMAGED, // SQLITE_NOTADB
};

/** The StoreError that names `file` and what to do, or `error` itself without such advice. */
export function explain(error: unknown, file: string): unknown {
  const code = resultCode(error);
  const advice = code === null ? undefined : ADVICE[code];
  return advice ? new StoreError(advice.words(file), error, advice.problem) : error;
}

/** Whether another process keeps SQLite from reading or writing at this moment. */
export function isBusy(error: unknown): boolean {
  return resultCode(error) === 5;
}

/** The same for an error of the file system while the folder of `file` was made. */
export function explainFolder(error: unknown, file: string): StoreError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError(
    `The folder ${dirname(file)} of the data file cannot be made (${reason}). Make it by hand, writable for the ` +
      `account that runs this program, or choose another file.`,
    error,
    'unwritable',
  );
}

/** Primary result code of an error from `node:sqlite` (the low byte of the extended one), null for other errors. */
export function resultCode(error: unknown): number | null {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
  return typeof code === 'number' ? code & 0xff : null;
}
