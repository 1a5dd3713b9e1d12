import { FeedError } from '#feeds/ports.ts';

/**
 * Counts a call just before it is sent. Throws FeedError and counts nothing: `quota` when the limit is reached, `store`
 * when the store cannot count it or has no room for the reading.
 */
export async function spendCall(what: string, takeCall: () => Promise<boolean>): Promise<void> {
  const isLeft = await takeCall().catch((cause: unknown) => {
    throw new FeedError('store', `${what}: not sent, because the store cannot be written to`, { cause });
  });
  if (!isLeft) throw new FeedError('quota', `${what}: none left in these 24 hours`);
}
