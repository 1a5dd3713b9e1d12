import { StoreError, type StoreProblem } from '#store/errors.ts';

interface Advice {
  readonly problem: StoreProblem;
  readonly words: (place: string) => string;
}

const UNREACHABLE: Advice = {
  problem: 'unreachable',
  words: (place) =>
    `The database at ${place} does not answer. Check that the server runs, that DATABASE_URL names its host and port, ` +
    `and that this machine may connect to it.`,
};

const REFUSED: Advice = {
  problem: 'refused',
  words: (place) =>
    `The database at ${place} refuses the account of DATABASE_URL. Check the user, the password, that the database ` +
    `exists, and that the user may create tables in it.`,
};

const CROWDED: Advice = {
  problem: 'unreachable',
  words: (place) =>
    `The database at ${place} has no connection left. Raise max_connections, or run fewer instances: each takes ` +
    `eight connections at most.`,
};

const SLOW: Advice = {
  problem: 'slow',
  words: (place) =>
    `The database at ${place} took too long. Look for a lock that another session holds, and for load on the server.`,
};

const READ_ONLY: Advice = {
  problem: 'read-only',
  words: (place) =>
    `The database at ${place} is read-only. DATABASE_URL must name the primary server, not a standby.`,
};

const FULL: Advice = {
  problem: 'full',
  words: (place) => `The disk of the database at ${place} is full. Free some space; what is stored stays.`,
};

const FAILING: Advice = {
  problem: 'failing',
  words: (place) =>
    `The disk of the database at ${place} reports an error. Check the disk and the server's log.`,
};

const DAMAGED: Advice = {
  problem: 'damaged',
  words: (place) => `The database at ${place} is damaged. Restore a backup; the server's log says more.`,
};

/** By SQLSTATE, or the beginning of one: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const ADVICE: readonly (readonly [prefix: string, advice: Advice])[] = [
  ['08', UNREACHABLE],
  ['57P', UNREACHABLE], // shut down, starting up, session ended
  ['53300', CROWDED],
  ['28', REFUSED],
  ['3D000', REFUSED], // no such database
  ['42501', REFUSED], // no right to create or write a table
  ['25006', READ_ONLY],
  ['53100', FULL],
  ['58', FAILING],
  ['XX001', DAMAGED],
  ['XX002', DAMAGED],
  ['57014', SLOW], // statement_timeout
  ['55P03', SLOW], // lock_timeout
  ['25P03', SLOW], // idle_in_transaction_session_timeout
  ['40', SLOW], // deadlock
];

/**
 * The StoreError that says what to do about the database at `place` (host, port and name, never the password), or `error`
 * itself when the statement was at fault. An error without a SQLSTATE is one of the connection.
 */
export function explain(error: unknown, place: string): unknown {
  const state = sqlState(error);
  const advice = state === null ? UNREACHABLE : ADVICE.find(([prefix]) => state.startsWith(prefix))?.[1];
  return advice ? new StoreError(advice.words(place), error, advice.problem) : error;
}

/** The SQLSTATE that the server sent; null for an error of the network or of a time limit. */
export function sqlState(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as Error)
    ? code
    : null;
}
