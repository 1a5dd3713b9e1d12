import { symbolSchema } from '#contracts/sentiment.ts';
import type { SentimentVendor } from '#contracts/vendors.ts';
import type { SentimentFeed } from '#feeds/ports.ts';

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
  return {
    vendor,
    source: 'live_api',
    async read() {
      const observedAt = clock().toISOString();
      const { clientSentiments: listed } = answer();
      const rows = listed.flatMap(({ marketId, longPositionPercentage, shortPositionPercentage }) => {
        const symbol = symbolSchema.safeParse(marketId).data;
        if (symbol === undefined) return [];
        return {
          symbol,
          source: 'live_api' as const,
          vendor,
          observedAt,
          basis: 'accounts' as const,
          longPercentage: longPositionPercentage,
          shortPercentage: shortPositionPercentage,
          longVolume: null,
          shortVolume: null,
          longPositions: null,
          shortPositions: null,
          totalPositions: null,
          averageLong: null,
          averageShort: null,
        };
      });
      const dropped = { other_symbol: listed.length - rows.length };
      return { rows, empty: [], received: listed.length, dropped, observedAt };
    },
  };
}
