import type { AskedSeries, OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { type SeriesPoints, toReading } from '#feeds/official/reading.ts';
import { type BlsClientOptions, createBlsClient, versionOf } from './client.ts';
import { mapAnswer, partsOf } from './map.ts';

type BlsFeedOptions = BlsClientOptions & PublisherOptions;

/**
 * US Bureau of Labor Statistics, public data API. Without a key version 1: 25 calls a day, values only. With one version 2:
 * 500 calls a day, and the changes that the bureau calculates itself.
 */
export function createBlsFeed({ clock, ...options }: BlsFeedOptions): OfficialFeed {
  const ask = createBlsClient(options);
  const { path, mostSeries } = versionOf(options);
  const request = `${options.baseUrl}${path}`;
  return {
    publisher: 'bls',
    budgetMs: 17_000,
    async read(all, since, signal) {
      const observedAt = clock().toISOString();
      const years = [Number(since.slice(0, 4)), Number(observedAt.slice(0, 4))] as const;
      const bySeries = Map.groupBy(all.filter(isServed), ({ series }) => partsOf(series).id);
      const ids = [...bySeries.keys()];
      const read: SeriesPoints[] = [];
      for (let from = 0; from < ids.length; from += mostSeries) {
        const part = ids.slice(from, from + mostSeries);
        const answer = await ask(part, years, signal);
        const asked = part.flatMap((id) => bySeries.get(id) ?? []);
        read.push(...mapAnswer(answer, asked, request));
      }
      return toReading(read, observedAt);
    },
  };

  /** Changes come with a key only. */
  function isServed({ series }: AskedSeries): boolean {
    return options.key !== undefined || partsOf(series).change === null;
  }
}
