import { FeedError } from '#feeds/ports.ts';
import { type Account, loginName } from './account.ts';
import type { AccountStore } from './port.ts';

const HOUR_MS = 3_600_000;
/** How long we send no log-in. A locked account may answer like wrong credentials, and more tries keep it locked. */
const LOCKOUT_MS = { locked: 6 * HOUR_MS, auth: 24 * HOUR_MS } as const;

export interface Lockout {
  /** Throws the stored FeedError until the lock-out of these credentials ends. */
  check(account: Account): Promise<void>;
  /** Stores a refused log-in; ignores other errors. */
  remember(error: unknown, account: Account): Promise<void>;
}

/** Remembers across restarts that the upstream refused our log-in. The store's own clock measures the time. */
export function createLockout(store: AccountStore, clock: () => Date): Lockout {
  return {
    async check(account) {
      const state = await store.refreshState(loginName(account));
      if (state === null || state.heldForMs === 0) return;
      const minutes = Math.ceil(state.heldForMs / 60_000);
      throw new FeedError(
        state.failure === 'auth' ? 'auth' : 'locked',
        `myfxbook: refused our log-in, no call for ${minutes} min`,
        { retryAfterMs: state.heldForMs },
      );
    },
    async remember(error, account) {
      if (!(error instanceof FeedError) || (error.kind !== 'locked' && error.kind !== 'auth')) return;
      const claim = await store.claimRefresh(loginName(account), 0);
      if (claim === null) return;
      await store.settleRefresh(claim, clock().toISOString(), error.kind, LOCKOUT_MS[error.kind]);
    },
  };
}
