import { FeedError, type SentimentFeed, type SentimentReading } from '#feeds/ports.ts';
import { spendCall } from '#feeds/spend-call.ts';
import { type Account, deriveAccount } from './account.ts';
import { createOutlookApi, type OutlookApiOptions } from './client.ts';
import { createLockout } from './lockout.ts';
import { mapOutlook } from './map.ts';
import type { AccountStore } from './port.ts';
import { createSessions } from './session.ts';

export interface MyfxbookFeedOptions extends OutlookApiOptions {
  readonly store: AccountStore;
  readonly clock: () => Date;
  /** Counts one outlook call against the limit of 24 hours; false when the limit is reached. */
  readonly takeCall: () => Promise<boolean>;
}

/**
 * Retail sentiment from the outlook API with the owner's account (K2): one call returns all symbols, one log-in is
 * stored and reused. A refused log-in is remembered: 6 h for "too many", 24 h for wrong credentials unless they change.
 */
export function createMyfxbookFeed(options: MyfxbookFeedOptions): SentimentFeed {
  const { email, password, store, clock, takeCall } = options;
  const api = createOutlookApi(options);
  const lockout = createLockout(store, clock);
  const sessions = createSessions(store, api.login);
  let derived: Promise<Account> | undefined;

  const callOutlook = async (account: Account, signal: AbortSignal): Promise<readonly unknown[] | null> => {
    const token = await sessions.token(account, signal);
    await spendCall('myfxbook outlook', takeCall);
    const rows = await api.outlook(token, signal);
    if (rows === null) await sessions.discard(account, token);
    return rows;
  };
  return {
    vendor: 'myfxbook',
    source: 'live_api',
    async read(signal): Promise<SentimentReading> {
      derived ??= deriveAccount(email, password);
      const account = await derived;
      await lockout.check(account);
      try {
        const rows = (await callOutlook(account, signal)) ?? (await callOutlook(account, signal));
        if (rows === null)
          throw new FeedError('upstream_error', 'myfxbook: Invalid session after a new log-in');
        return mapOutlook(rows, clock().toISOString());
      } catch (error) {
        await lockout.remember(error, account);
        throw error;
      }
    },
  };
}
