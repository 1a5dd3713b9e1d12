import type { KeptFiles } from '#contracts/kept-files.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { createReportsClient } from './client.ts';
import { mapReports } from './map.ts';
import type { PositioningFeed } from './port.ts';

export interface CotFeedOptions {
  /** Without a slash at the end, e.g. "https://publicreporting.cftc.gov". */
  readonly baseUrl: string;
  readonly get: UpstreamGet;
  readonly clock: () => Date;
  /** Where the last bodies are stored. Default: in memory. */
  readonly files?: KeptFiles;
}

/** CFTC Commitments of Traders, legacy report, futures only (N8): public domain, no key, weekly. */
export function createCotFeed({ baseUrl, get, clock, files }: CotFeedOptions): PositioningFeed {
  const readRows = createReportsClient(baseUrl, get, files && { files, clock });
  return {
    vendor: 'cftc',
    read: async (since, signal) => mapReports(await readRows(since, signal), clock().toISOString()),
  };
}
