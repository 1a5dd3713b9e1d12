import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);
const BYTES = 8;

/** Tells one pair of credentials from another without giving either away: slow to guess from, and cut short. */
export async function fingerprintOf(email: string, password: string): Promise<string> {
  const key = await derive(password, `myfxbook:${email}`, BYTES);
  return key.toString('hex');
}
