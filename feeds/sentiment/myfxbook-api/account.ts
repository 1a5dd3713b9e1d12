import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);
const ID_BYTES = 8;
const KEY_BYTES = 32;

export interface Account {
  /** Identifies the credentials without revealing them. */
  readonly id: string;
  /** Encrypts what is stored of the account; another password makes another key. */
  readonly key: Buffer;
}

/** Derives both slowly, so that the password is hard to guess from a stolen data file. */
export async function deriveAccount(email: string, password: string): Promise<Account> {
  // scrypt's output has blocks of 32 bytes; one does not reveal the next. The id is from the first, the key the second.
  const bytes = await derive(password, `myfxbook:${email}`, 2 * KEY_BYTES);
  return { id: bytes.toString('hex', 0, ID_BYTES), key: bytes.subarray(KEY_BYTES) };
}

/** The name under which the store counts the account's log-ins and keeps its lock-out. */
export function loginName({ id }: Account): string {
  return `myfxbook/login/${id}`;
}
