import { codeOf } from '#domain/official/series.ts';
import type { AskedSeries, OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { type SeriesPoints, toReading } from '#feeds/official/reading.ts';
import { type BlsClientOptions, createBlsClient, MOST_SERIES, PATH } from './client.ts';
import { mapAnswer } from './map.ts';

type BlsFeedOptions = BlsClientOptions & PublisherOptions;

/** US Bureau of Labor Statistics, public data API version 1: no key, 25 calls a day. */
export function createBlsFeed({ clock, ...options }: BlsFeedOptions): OfficialFeed {
  const ask = createBlsClient(options);
  const request = `${options.baseUrl}${PATH}`;
  return {
    publisher: 'bls',
    budgetMs: 17_000,
    async read(all, since, signal) {
      const observedAt = clock().toISOString();
      const years = [Number(since.slice(0, 4)), Number(observedAt.slice(0, 4))] as const;
      const read: SeriesPoints[] = [];
      for (const part of partsOf(all)) {
        const codes = part.map(({ series }) => codeOf(series));
        read.push(...mapAnswer(await ask(codes, years, signal), part, request));
      }
      return toReading(read, observedAt);
    },
  };
}

function partsOf(asked: readonly AskedSeries[]): AskedSeries[][] {
  const count = Math.ceil(asked.length / MOST_SERIES);
  return Array.from({ length: count }, (_, part) =>
    asked.slice(part * MOST_SERIES, (part + 1) * MOST_SERIES),
  );
}
