import type { Notes } from '#feeds/notes.ts';

/** The part of the store that holds the account's state; see `store/port.ts`. */
export interface AccountStore extends Notes {
  takeCall(upstream: string, limit: number): Promise<boolean>;
  claimRefresh(name: string, windowMs: number): Promise<Claim | null>;
  settleRefresh(claim: Claim, at: string, failure: string | null, holdMs?: number): Promise<boolean>;
  refreshState(name: string): Promise<{ readonly failure: string | null; readonly heldForMs: number } | null>;
}

interface Claim {
  readonly name: string;
  readonly fence: number;
}
