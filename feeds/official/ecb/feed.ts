import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#domain/official/series.ts';
import type { AskedSeries, OfficialFeed, PublisherOptions } from '#feeds/official/port.ts';
import { firstPeriod, readParts } from '#feeds/official/reading.ts';
import { sdmxRows } from '#feeds/official/sdmx-csv.ts';
import { FeedError } from '#feeds/ports.ts';
import { flowOf, keyOf, pointsOf, sharedKey } from './key.ts';

const PATH = '/service/data';

interface EcbOptions extends PublisherOptions {
  /** Milliseconds between two calls: its robots.txt asks for five seconds. */
  readonly pauseMs: number;
}

/** European Central Bank: one call for each data flow, with all series of the flow. */
export function createEcbFeed({ baseUrl, get, clock, pauseMs }: EcbOptions): OfficialFeed {
  return {
    publisher: 'ecb',
    budgetMs: 60_000,
    read(all, since, signal) {
      const now = clock();
      const parts = [...Map.groupBy(all, (asked) => flowOf(codeOf(asked.series))).values()];
      return readParts(parts, now.toISOString(), async (part) => {
        if (part !== parts[0]) await pause(pauseMs, signal);
        const request = addressOf(
          baseUrl,
          part,
          part.map((asked) => firstPeriod(asked, since, now)).sort()[0] ?? '',
        );
        const { text } = await get(request, { signal, expect: 'csv' });
        const rows = sdmxRows('ecb', text);
        return part.map((asked) => ({
          asked,
          points: pointsOf(rows, codeOf(asked.series)),
          request,
          publishedAt: null,
        }));
      });
    },
  };
}

function addressOf(baseUrl: string, part: readonly AskedSeries[], from: string): string {
  const codes = part.map(({ series }) => codeOf(series));
  return `${baseUrl}${PATH}/${flowOf(codes[0] ?? '')}/${sharedKey(codes.map(keyOf))}?format=csvdata&startPeriod=${from}`;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch (cause) {
    throw new FeedError('aborted', 'ecb: stopped between two calls', { cause });
  }
}
