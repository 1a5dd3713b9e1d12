import * as z from 'zod/mini';
import { FeedError } from '#feeds/ports.ts';
import { type Notes, readJsonNote } from './notes.ts';

const HOUR_MS = 3_600_000;
/** How long we keep away. A locked account may answer like wrong credentials, and more tries keep it locked. */
const KEEP_AWAY_MS = { locked: 6 * HOUR_MS, auth: 24 * HOUR_MS } as const;

const KEY = 'myfxbook.lockout';
const noteSchema = z.object({
  kind: z.enum(['locked', 'auth']),
  account: z.string(),
  until: z.iso.datetime(),
});

export interface Lockout {
  /** Throws the remembered FeedError while it lasts for these credentials. */
  check(account: string): Promise<void>;
  /** Notes a refused log-in; other errors pass by. */
  remember(error: unknown, account: string): Promise<void>;
  forget(): Promise<void>;
}

/** Remembers across restarts that the upstream refused our log-in. */
export function createLockout(notes: Notes, clock: () => Date): Lockout {
  return {
    check: async (account) => {
      const note = await readJsonNote(notes, KEY, noteSchema);
      if (note === null || note.account !== account) return;
      const leftMs = Date.parse(note.until) - clock().getTime();
      if (leftMs <= 0) return;
      throw new FeedError(note.kind, `myfxbook: refused our log-in, no call before ${note.until}`, {
        retryAfterMs: leftMs,
      });
    },
    remember: async (error, account) => {
      if (!(error instanceof FeedError) || (error.kind !== 'locked' && error.kind !== 'auth')) return;
      const until = new Date(clock().getTime() + KEEP_AWAY_MS[error.kind]).toISOString();
      await notes.writeNote(KEY, JSON.stringify({ kind: error.kind, account, until }));
    },
    forget: () => notes.writeNote(KEY, null),
  };
}
