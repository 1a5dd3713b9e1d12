import type { UpstreamGet } from '#feeds/http/port.ts';
import { createReportsClient } from './client.ts';
import { mapReports } from './map.ts';
import type { PositioningFeed } from './port.ts';

export interface CotFeedOptions {
  /** Scheme and host, e.g. "https://publicreporting.cftc.gov". */
  readonly baseUrl: string;
  readonly get: UpstreamGet;
  readonly clock: () => Date;
}

/** CFTC Commitments of Traders, legacy report, futures only (SPEC N8): public domain, no key, weekly. */
export function createCotFeed({ baseUrl, get, clock }: CotFeedOptions): PositioningFeed {
  const readRows = createReportsClient(baseUrl, get);
  return {
    read: async (since, signal) => mapReports(await readRows(since, signal), clock().toISOString()),
  };
}
