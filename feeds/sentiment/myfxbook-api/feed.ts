import { FeedError, type SentimentFeed, type SentimentReading } from '#feeds/ports.ts';
import { shareFlight } from '../shared-flight.ts';
import { fingerprintOf } from './account.ts';
import { createOutlookApi, type OutlookApiOptions } from './client.ts';
import { createLockout } from './lockout.ts';
import { mapOutlook } from './map.ts';
import type { Notes } from './notes.ts';
import { createSessions } from './session.ts';

export interface MyfxbookFeedOptions extends OutlookApiOptions {
  readonly notes: Notes;
  readonly clock: () => Date;
  /** Counts one outlook call against the limit of 24 hours; false when it is used up. */
  readonly takeCall: () => Promise<boolean>;
}

/**
 * Retail sentiment by the outlook API with the owner's account (SPEC K2): one call brings all symbols, one log-in is
 * kept and reused. A refused log-in is remembered: 6 h for "too many", 24 h for wrong credentials unless they change.
 */
export function createMyfxbookFeed(options: MyfxbookFeedOptions): SentimentFeed {
  const { email, password, notes, clock } = options;
  const api = createOutlookApi(options);
  const lockout = createLockout(notes, clock);
  const sessions = createSessions(notes, clock, async (signal) => {
    const token = await api.login(signal);
    await lockout.forget();
    return token;
  });
  let account: Promise<string> | undefined;

  const callOutlook = async (owner: string, signal: AbortSignal): Promise<readonly unknown[] | null> => {
    if (!(await options.takeCall()))
      throw new FeedError('quota', 'myfxbook: no outlook call left in these 24 hours');
    const rows = await api.outlook(await sessions.token(owner, signal), signal);
    if (rows === null) await sessions.discard(owner);
    return rows;
  };
  const read = async (signal: AbortSignal): Promise<SentimentReading> => {
    account ??= fingerprintOf(email, password);
    const owner = await account;
    await lockout.check(owner);
    try {
      const rows = (await callOutlook(owner, signal)) ?? (await callOutlook(owner, signal));
      if (rows === null)
        throw new FeedError('upstream_error', 'myfxbook: Invalid session after a new log-in');
      return mapOutlook(rows, clock().toISOString());
    } catch (error) {
      await lockout.remember(error, owner);
      throw error;
    }
  };
  return { source: 'live_api', read: shareFlight(read) };
}
