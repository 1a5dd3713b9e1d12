import type * as z from 'zod';
import type { KeptFiles } from '#contracts/kept-files.ts';
import type { UpstreamLimits } from '#feeds/http/call.ts';
import type { UpstreamGet } from '#feeds/http/port.ts';
import { createBeaFeed } from '#feeds/official/bea/feed.ts';
import { createBlsFeed } from '#feeds/official/bls/feed.ts';
import { createCensusFeed } from '#feeds/official/census/feed.ts';
import { createEurostatFeed } from '#feeds/official/eurostat/feed.ts';
import { createOnsFeed } from '#feeds/official/ons/feed.ts';
import type { OfficialFeed } from '#feeds/official/port.ts';
import { createStatcanFeed } from '#feeds/official/statcan/feed.ts';
import type { Store } from '#store/port.ts';
import { httpUrl, onOff } from './setting-kinds.ts';

/** Without a key the BLS allows 25 calls a day; its day may begin at another hour than ours. Retries would count too. */
const BLS_CALLS_A_DAY = 24;
const COUNTED = { retries: 0 } as const;
/** Two files of 37 MB, read as a stream. */
const LARGE_FILES = { answerMs: 80_000, totalMs: 85_000, maxBytes: 64 * 1024 * 1024 } as const;

/** Whether publishers of official figures are read, and their base addresses. */
export const OFFICIAL_SETTINGS = {
  SOURCE_OFFICIAL: onOff(true),
  UPSTREAM_BLS_URL: httpUrl('https://api.bls.gov'),
  UPSTREAM_BEA_URL: httpUrl('https://apps.bea.gov'),
  UPSTREAM_CENSUS_URL: httpUrl('https://www.census.gov'),
  UPSTREAM_EUROSTAT_URL: httpUrl('https://ec.europa.eu'),
  UPSTREAM_ONS_URL: httpUrl('https://www.ons.gov.uk'),
  UPSTREAM_STATCAN_URL: httpUrl('https://www150.statcan.gc.ca'),
};

interface Deps {
  readonly settings: z.infer<z.ZodObject<typeof OFFICIAL_SETTINGS>>;
  readonly store: Pick<Store, 'takeCall'> & KeptFiles;
  readonly clock: () => Date;
  readonly getFor: (upstream: string, limits?: Partial<UpstreamLimits>) => UpstreamGet;
}

/**
 * The publishers of official figures (N11). A new one: its folder in `feeds/official`, its base address above, its line
 * here, its rows in `content/indicators/official` and its row in `contracts/vendors.ts`.
 */
export function officialFeeds({ settings, store, clock, getFor }: Deps): readonly OfficialFeed[] {
  if (!settings.SOURCE_OFFICIAL) return [];
  const takeCall = () => store.takeCall('official/bls', BLS_CALLS_A_DAY);
  return [
    createBlsFeed({ baseUrl: settings.UPSTREAM_BLS_URL, get: getFor('bls', COUNTED), takeCall, clock }),
    createBeaFeed({
      baseUrl: settings.UPSTREAM_BEA_URL,
      get: getFor('bea', LARGE_FILES),
      clock,
      files: store,
    }),
    createCensusFeed({ baseUrl: settings.UPSTREAM_CENSUS_URL, get: getFor('census'), clock }),
    createEurostatFeed({ baseUrl: settings.UPSTREAM_EUROSTAT_URL, get: getFor('eurostat'), clock }),
    createOnsFeed({ baseUrl: settings.UPSTREAM_ONS_URL, get: getFor('ons'), clock }),
    createStatcanFeed({ baseUrl: settings.UPSTREAM_STATCAN_URL, get: getFor('statcan'), clock }),
  ];
}
