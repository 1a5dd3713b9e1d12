/**
 * What is wrong with the store: the file is `locked` by another process, the disk is `full` or `failing`, the file
 * is `damaged` or `unwritable`, the store is `closed`, or something else (`other`). Of a database server: it is
 * `unreachable`, it has `refused` the account, it is too `slow`, or it is `read-only`.
 */
export type StoreProblem =
  | 'locked'
  | 'full'
  | 'failing'
  | 'damaged'
  | 'unwritable'
  | 'unreachable'
  | 'refused'
  | 'slow'
  | 'read-only'
  | 'closed'
  | 'other';

/** The store cannot do its work; the message says in plain words what is wrong and what the owner can do. */
export class StoreError extends Error {
  readonly problem: StoreProblem;

  constructor(message: string, cause?: unknown, problem: StoreProblem = 'other') {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.problem = problem;
  }
}
