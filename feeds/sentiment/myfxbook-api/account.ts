import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);
const ID_BYTES = 8;
const KEY_BYTES = 32;

export interface Account {
  /** Tells one pair of credentials from another without giving either away. */
  readonly id: string;
  /** Seals what is stored of the account; another password makes another key. */
  readonly key: Buffer;
}

/** Derives both slowly, so that the password is hard to guess from a stolen data file. */
export async function deriveAccount(email: string, password: string): Promise<Account> {
  // scrypt ends in blocks of 32 bytes that do not give each other away: the id is of the first, the key the second.
  const bytes = await derive(password, `myfxbook:${email}`, 2 * KEY_BYTES);
  return { id: bytes.toString('hex', 0, ID_BYTES), key: bytes.subarray(KEY_BYTES) };
}

/** Under which name the store counts the account's log-ins and keeps its lock-out. */
export function loginName({ id }: Account): string {
  return `myfxbook/login/${id}`;
}
