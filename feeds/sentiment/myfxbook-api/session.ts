import * as z from 'zod/mini';
import { FeedError } from '#feeds/ports.ts';
import { type Notes, readJsonNote } from './notes.ts';
import { tokenSchema } from './schema.ts';

const DAY_MS = 86_400_000;
/** Sessions do not expire by themselves: more log-ins a day mean something is wrong, and too many lock the account. */
const LOGINS_PER_DAY = 6;

const KEY = 'myfxbook.session';
const noteSchema = z.object({
  account: z.string(),
  token: z.nullable(tokenSchema),
  /** When we logged in or were turned away, ISO 8601 UTC, the last day's only. */
  logins: z.array(z.iso.datetime()),
});
type SessionNote = z.infer<typeof noteSchema>;

export interface Sessions {
  /** The kept token, or a new one when there is none. Throws FeedError, `quota` after too many log-ins in a day. */
  token(account: string, signal: AbortSignal): Promise<string>;
  /** Drops a token the upstream no longer takes. */
  discard(account: string): Promise<void>;
}

/** One log-in kept and reused across restarts (SPEC K2). */
export function createSessions(
  notes: Notes,
  clock: () => Date,
  login: (signal: AbortSignal) => Promise<string>,
): Sessions {
  const read = async (account: string): Promise<SessionNote> => {
    const note = await readJsonNote(notes, KEY, noteSchema);
    return note?.account === account ? note : { account, token: null, logins: [] };
  };
  const write = (note: SessionNote): Promise<void> => notes.writeNote(KEY, JSON.stringify(note));
  return {
    token: async (account, signal) => {
      const kept = await read(account);
      if (kept.token !== null) return kept.token;
      const logins = [...lastDay(kept.logins, clock()), clock().toISOString()];
      try {
        const token = await login(signal);
        await write({ account, token, logins });
        return token;
      } catch (error) {
        if (isRefusal(error)) await write({ account, token: null, logins });
        throw error;
      }
    },
    discard: async (account) => write({ ...(await read(account)), token: null }),
  };
}

/** Whether the upstream itself turned us away; a lost connection is no log-in. */
function isRefusal(error: unknown): boolean {
  return error instanceof FeedError && ['upstream_error', 'auth', 'locked'].includes(error.kind);
}

/** The log-ins of the last 24 h; throws when they are as many as we allow ourselves. */
function lastDay(logins: readonly string[], now: Date): string[] {
  const ages = logins.map((at) => ({ at, ageMs: now.getTime() - Date.parse(at) }));
  const recent = ages.filter(({ ageMs }) => ageMs < DAY_MS);
  if (recent.length >= LOGINS_PER_DAY) {
    const retryAfterMs = DAY_MS - Math.max(...recent.map(({ ageMs }) => ageMs));
    throw new FeedError('quota', `myfxbook: ${recent.length} log-ins within a day`, { retryAfterMs });
  }
  return recent.map(({ at }) => at);
}
