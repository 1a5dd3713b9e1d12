import { forEachUpstream } from '#server/sources/addresses.ts';
import { KEYS } from '#tests/upstreams/keys.ts';
import { ACCOUNT } from '#tests/upstreams/sessions.ts';

/**
 * Settings that point every upstream at a replay server and turn the live sentiment on with its trial account, and the
 * publishers with a key. Replayed figures never get into the owner's database.
 */
export function replayedSettings(url: string) {
  return {
    DATABASE_URL: '',
    ...forEachUpstream(({ id, replay = id }) => `${url}/${replay}`),
    ...KEYS,
    MYFXBOOK_EMAIL: ACCOUNT.email,
    MYFXBOOK_PASSWORD: ACCOUNT.password,
  } as const;
}
