import type { SentimentVendor } from '#contracts/vendors.ts';
import type { SentimentFeed } from '#feeds/ports.ts';
import { collectSnapshots } from '#feeds/sentiment/snapshots.ts';

/** A broker's share of client accounts on each side, in the shape of IG's `GET /clientsentiment`. The values are ours. */
export interface ClientSentiment {
  readonly clientSentiments: readonly {
    readonly marketId: string;
    readonly longPositionPercentage: number;
    readonly shortPositionPercentage: number;
  }[];
}

/** A source that counts accounts and knows neither lots nor positions nor prices. */
export function clientSentimentFeed(
  answer: () => ClientSentiment,
  vendor: SentimentVendor,
  clock: () => Date,
): SentimentFeed {
  const source = 'live_api';
  return {
    vendor,
    source,
    async read() {
      const candidates = answer().clientSentiments.map((row) => ({
        name: row.marketId,
        figures: () => ({
          longPercentage: row.longPositionPercentage,
          shortPercentage: row.shortPositionPercentage,
        }),
      }));
      const observedAt = clock().toISOString();
      const reading = { source, vendor, observedAt, basis: 'accounts', unreadable: 'malformed_row' } as const;
      return collectSnapshots(candidates, reading);
    },
  };
}
