import { VENDORS } from '#contracts/vendors.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { FeedError, type SentimentFeed, type SentimentReading } from '#feeds/ports.ts';
import { spendCall } from '#feeds/spend-call.ts';
import { collectSnapshots } from '../snapshots.ts';

export interface OutlookPageFeedOptions {
  /** Without a slash at the end, e.g. "https://www.myfxbook.com". */
  readonly baseUrl: string;
  readonly get: UpstreamGet;
  readonly clock: () => Date;
  /** Counts one page against the limit of 24 hours; false when the limit is reached. */
  readonly takeCall: () => Promise<boolean>;
}

/**
 * Retail sentiment from the public outlook page (K2); only for owners who turned it on.
 * The page often shows a browser check, which is FeedError `challenge`.
 */
export function createOutlookPageFeed(options: OutlookPageFeedOptions): SentimentFeed {
  const { get, clock, takeCall } = options;
  const address = `${options.baseUrl}/community/outlook`;
  return {
    vendor: 'myfxbook',
    source: 'web_scraped',
    async read(signal): Promise<SentimentReading> {
      await spendCall('outlook page', takeCall);
      const { text } = await get(address, { signal, expect: 'html' });
      // The HTML parser takes 20 MB: it is loaded only where this source is read.
      const { parseOutlookPage } = await import('./parse.ts');
      const { rows, challenged } = parseOutlookPage(text ?? '');
      if (challenged) throw new FeedError('challenge', 'outlook page: a browser check instead of the page');
      const observedAt = clock().toISOString();
      return collectSnapshots(rows, {
        source: 'web_scraped',
        vendor: 'myfxbook',
        basis: VENDORS.myfxbook.basis,
        observedAt,
        unreadable: 'missing_figures',
      });
    },
  };
}
