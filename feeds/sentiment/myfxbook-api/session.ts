import * as z from 'zod/mini';
import { readJsonNote } from '#feeds/notes.ts';
import { spendCall } from '#feeds/spend-call.ts';
import { type Account, loginName } from './account.ts';
import type { AccountStore } from './port.ts';
import { seal, unseal } from './seal.ts';

/** Sessions do not expire by themselves: more log-ins a day mean a fault, and too many lock the account. */
const LOGINS_PER_DAY = 6;

const KEY = 'myfxbook.session';
const noteSchema = z.object({ account: z.string(), sealed: z.string() });

export interface Sessions {
  /** The stored token, or a new one. Throws FeedError, `quota` after too many log-ins in 24 h. */
  token(account: Account, signal: AbortSignal): Promise<string>;
  /** Deletes a token that the upstream rejects. */
  discard(account: Account, token: string): Promise<void>;
}

/** One log-in, stored and reused across restarts (K2), encrypted with a key from the account's password. */
export function createSessions(
  store: Pick<AccountStore, 'takeCall' | 'readNote' | 'writeNote'>,
  login: (signal: AbortSignal) => Promise<string>,
): Sessions {
  /** A token that could not be stored. It stays in memory, because a new try would cost another log-in. */
  let unsaved: string | null = null;
  const read = async ({ id, key }: Account): Promise<string | null> => {
    const note = await readJsonNote(store, KEY, noteSchema);
    return note?.account === id ? unseal(note.sealed, key) : null;
  };
  const save = async ({ id, key }: Account, token: string): Promise<string> => {
    unsaved = token;
    await store.writeNote(KEY, JSON.stringify({ account: id, sealed: seal(token, key) }));
    unsaved = null;
    return token;
  };
  return {
    async token(account, signal) {
      if (unsaved !== null) return save(account, unsaved);
      const kept = await read(account);
      if (kept !== null) return kept;
      // Counted before it is sent: a log-in without an answer may have reached the upstream.
      await spendCall('myfxbook log-in', () => store.takeCall(loginName(account), LOGINS_PER_DAY));
      return save(account, await login(signal));
    },
    async discard(account, token) {
      if ((await read(account)) === token) await store.writeNote(KEY, null);
    },
  };
}
