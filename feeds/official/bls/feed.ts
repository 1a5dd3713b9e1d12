import type { Observation } from '#contracts/observations.ts';
import { codeOf } from '#domain/official/series.ts';
import type { AskedSeries, OfficialFeed } from '#feeds/official/port.ts';
import { type BlsClientOptions, createBlsClient, MOST_SERIES, PATH } from './client.ts';
import { mapAnswer } from './map.ts';

interface BlsFeedOptions extends BlsClientOptions {
  readonly clock: () => Date;
}

/** US Bureau of Labor Statistics, public data API version 1: no key, 25 calls a day. */
export function createBlsFeed({ clock, ...options }: BlsFeedOptions): OfficialFeed {
  const ask = createBlsClient(options);
  const request = `${options.baseUrl}${PATH}`;
  return {
    publisher: 'bls',
    budgetMs: 17_000,
    async read(asked, since, signal) {
      const observedAt = clock().toISOString();
      const years = [Number(since.slice(0, 4)), Number(observedAt.slice(0, 4))] as const;
      const rows: Observation[] = [];
      const dropped: Record<string, number> = {};
      let received = 0;
      for (const part of partsOf(asked)) {
        const answer = await ask(
          part.map(({ series }) => codeOf(series)),
          years,
          signal,
        );
        const mapped = mapAnswer(answer, part, { observedAt, request });
        rows.push(...mapped.rows);
        received += mapped.received;
        for (const [reason, count] of Object.entries(mapped.dropped))
          dropped[reason] = (dropped[reason] ?? 0) + count;
      }
      return { rows, received, dropped, observedAt };
    },
  };
}

function partsOf(asked: readonly AskedSeries[]): AskedSeries[][] {
  const count = Math.ceil(asked.length / MOST_SERIES);
  return Array.from({ length: count }, (_, part) =>
    asked.slice(part * MOST_SERIES, (part + 1) * MOST_SERIES),
  );
}
